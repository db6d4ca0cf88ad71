import { canSpeak, hush, speak } from '../../state/speech/speech';
import { TERMS } from '../../words/base';

/** Returns whether this device has a voice for the French terms; browsers may learn it only later. */
export function hasFrenchVoice(): boolean {
  return canSpeak() && speechSynthesis.getVoices().some(({ lang }) => lang.toLowerCase().startsWith(TERMS));
}

/** Calls back whenever the voices of this device become known; returns how to stop that. */
export function onVoices(heard: () => void): () => void {
  if (!canSpeak()) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', heard);
  return () => speechSynthesis.removeEventListener('voiceschanged', heard);
}

/** Says a French term, and nothing else meanwhile. */
export function sayTerm(term: string): void {
  hush();
  speak(term, TERMS);
}
