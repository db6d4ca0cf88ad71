import { languageOf, type Lang } from '../../words/languages';

/** Returns whether this device has a voice at all. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

/** Says a text aloud, after any that is still being said. */
export function speak(text: string, lang: Lang): void {
  if (!canSpeak()) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = languageOf(lang).locale;
  speechSynthesis.speak(said);
}

/** Says no more. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
