import { byLanguage } from '../../words/languages';
import type { ModelGame, ModelPiece, ModelWords } from './script';

const games = import.meta.glob<ModelGame>('./games/*.ts', { import: 'game' });
const texts = import.meta.glob<ModelWords>('../../words/texts/*/model??.ts', { import: 'default' });

/** Fetches a model game by its number, from 1: its record, and its words in every language. */
export async function modelAt(number: number): Promise<ModelPiece> {
  const which = String(number).padStart(2, '0');
  const names = Object.keys(texts).filter((name) => name.endsWith(`/model${which}.ts`));
  const [game, ...said] = await Promise.all([games[`./games/${which}.ts`]!(), ...names.map((name) => texts[name]!())]);
  return { game, words: byLanguage(Object.fromEntries(names.map((name, i) => [name, said[i]!]))) };
}
