import type { Lang } from '../../words/language.svelte';

const VOICES: Record<Lang, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Whether this device has a voice at all. */
export function canSpeak(): boolean {
  return 'speechSynthesis' in window;
}

/** Says something aloud, after what is still being said. */
export function speak(text: string, lang: Lang): void {
  if (!canSpeak()) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = VOICES[lang];
  speechSynthesis.speak(said);
}

/** Says no more. */
export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
