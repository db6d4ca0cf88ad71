import { languageOf, type Lang } from '../../words/languages';

/** Whether this device has a voice at all. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

/** Says something aloud, after what is still being said. */
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
