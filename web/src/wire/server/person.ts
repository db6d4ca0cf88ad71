import type { Called, Learnt, Me, MyGame, Notices, PushAddress, Session } from '../messages/person';
import { get, post } from './asking';

/** What a passkey made for somebody new, or for one more device. */
export interface Made {
  id: string;
  response: { clientDataJSON: string; attestationObject: string };
  /** What it is called in the list of passkeys. */
  label?: string;
}

/** What a passkey says of whoever holds it. */
export interface Proven {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
}

const ask = <T>(path: string, body: object = {}) => post<T>(`api/${path}`, JSON.stringify(body));

/** Who one is; no house answers this where the page stands alone. */
export const whoAmI = () => get<Me>('api/me');
/** Takes another name; a guest is made where there is nobody yet. */
export const rename = (name: string) => ask<Me>('me', { name });
/** Makes an account of whoever plays here. */
export const makeAccount = (name: string, password: string, email: string | null, language: string) =>
  ask<Me>('me/account', { name, password, ...(email && { email, language }) });
/** Takes a password; the one there was is asked for. */
export const changePassword = (old: string | null, next: string) =>
  ask<Me>('me/password', { ...(old !== null && { old }), new: next });
/** Takes an address, to which a link is sent that confirms it. */
export const changeEmail = (email: string | null, language: string) => ask<Me>('me/email', { email, language });
/** Sends that link again. */
export const askConfirmation = (language: string) => ask<Me>('me/email/confirm', { language });
/** Confirms the address by the code of the link. */
export const confirmEmail = (code: string) => ask<object>(`confirm/${encodeURIComponent(code)}`);
/** Deletes the person by his own name: games stay, without it. */
export const leave = (name: string) => ask<object>('me/delete', { name });
/** His games, those last played first. */
export const myGames = () => get<{ games: MyGame[] }>('api/me/games');
/** Where all that is kept of him can be had as a file. */
export const EXPORT = 'api/me/export';
export const mySessions = () => get<{ sessions: Session[] }>('api/me/sessions');
/** Ends one session, or all but this. */
export const endSessions = (which: { id: string } | { others: true }) =>
  ask<{ sessions: Session[] }>('me/sessions/end', which);

export const signIn = (name: string, password: string) => ask<Me>('sign-in', { name, password });
export const signOut = () => ask<Me>('sign-out');

/** What the browser is to make a passkey of. */
export const newPasskey = (name: string) =>
  ask<{ publicKey: PublicKeyCredentialCreationOptionsJSON }>('passkey/new', { name });
export const madePasskey = (made: Made) => ask<Me>('passkey/made', made);
/** What a passkey is to answer. */
export const askPasskey = () => ask<{ publicKey: PublicKeyCredentialRequestOptionsJSON }>('passkey/ask');
export const provePasskey = (proven: Proven) => ask<Me>('passkey/sign-in', proven);
export const forgetPasskey = (id: string) => ask<Me>('passkey/forget', { id });

/** Asks for a letter that lets somebody in again; the answer is the same whether he is known or not. */
export const askRecovery = (name: string, language: string) => ask<object>('recover', { name, language });
/** Takes a new password by the code of such a letter. */
export const recover = (code: string, password: string) => ask<Me>(`recover/${encodeURIComponent(code)}`, { password });

/** What he has learnt, wherever that was. */
export const myLearning = () => get<{ course: Learnt<object>; trainers: Learnt<object> }>('api/me/learning');
/** Keeps `kept`, the text of an object, as the version after that; or answers what is kept instead. */
export const putLearning = <T>(kind: 'course' | 'trainers', version: number, kept: string) =>
  post<Learnt<T> & { taken: boolean }>('api/me/learning', `{"kind":"${kind}","version":${version},"kept":${kept}}`);

export const myNotices = () => get<Notices>('api/me/notices');
/** Chooses what one is called for; what is left out stays as it is. */
export const chooseNotices = (wished: Partial<Record<Called | 'letters', boolean>>, language: string) =>
  ask<Notices>('me/notices', { ...wished, language });
export const callHere = (at: PushAddress, language: string) => ask<Notices>('me/browser', { ...at, language });
export const callHereNoMore = () => ask<Notices>('me/browser/end');
/** Ends the letters by the code of one of them. */
export const stopLetters = (code: string) => ask<object>(`letters/stop/${encodeURIComponent(code)}`);
