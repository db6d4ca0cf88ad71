import type { PersonSentence } from './words';

const NAME = { least: 2, most: 24 };
const PASSWORD = { least: 8, most: 200 };
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with what somebody has written, seen before it is sent; null where nothing is. */
export type Check = (text: string) => PersonSentence | null;

export const name: Check = (text) => {
  const { length } = [...text.trim()];
  if (length === 0) return (t) => t.trouble.nameMissing;
  return length < NAME.least || length > NAME.most ? (t) => t.trouble.nameLength : null;
};

/** A password that is to be taken. */
export const newPassword: Check = (text) => {
  if ([...text].length < PASSWORD.least) return (t) => t.trouble.passwordShort;
  return new TextEncoder().encode(text).length > PASSWORD.most ? (t) => t.trouble.passwordLong : null;
};

export const password: Check = (text) => (text === '' ? (t) => t.trouble.passwordMissing : null);

export const nameGiven: Check = (text) => (text.trim() === '' ? (t) => t.trouble.nameMissing : null);

export const mail: Check = (text) => (ADDRESS.test(text.trim()) ? null : (t) => t.trouble.mailShape);

/** The same, where none need be given. */
export const mailIfAny: Check = (text) => (text.trim() === '' ? null : mail(text));
