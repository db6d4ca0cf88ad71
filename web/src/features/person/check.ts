import type { PersonSentence } from './words';

const NAME = { least: 2, most: 24 };
const PASSWORD = { least: 8, most: 200 };
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks an input before it is sent: returns its error, or null. */
export type Check = (text: string) => PersonSentence | null;

export const name: Check = (text) => {
  const { length } = [...text.trim()];
  if (length === 0) return (t) => t.trouble.nameMissing;
  return length < NAME.least || length > NAME.most ? (t) => t.trouble.nameLength : null;
};

/** Checks a new password. */
export const newPassword: Check = (text) => {
  if ([...text].length < PASSWORD.least) return (t) => t.trouble.passwordShort;
  return new TextEncoder().encode(text).length > PASSWORD.most ? (t) => t.trouble.passwordLong : null;
};

export const password: Check = (text) => (text === '' ? (t) => t.trouble.passwordMissing : null);

export const nameGiven: Check = (text) => (text.trim() === '' ? (t) => t.trouble.nameMissing : null);

export const mail: Check = (text) => (ADDRESS.test(text.trim()) ? null : (t) => t.trouble.mailShape);

/** Checks an address that may be empty. */
export const mailIfAny: Check = (text) => (text.trim() === '' ? null : mail(text));
