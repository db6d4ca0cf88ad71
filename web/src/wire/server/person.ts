import type { AnswerName } from './answers';
import type { Called, PushAddress } from '../messages/person';
import type { Manner } from './asker';
import { get, getInTheEnd, post } from './asking';

/** What a passkey made for somebody new, or for one more device. */
export interface Made {
  id: string;
  response: { clientDataJSON: string; attestationObject: string };
  /** What it is called in the list of passkeys. */
  label?: string;
}

/** What a passkey says of the person who holds it. */
export interface Proven {
  id: string;
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string };
}

const ask = <N extends AnswerName>(answer: N, path: string, body: object = {}) =>
  post(answer, `api/${path}`, JSON.stringify(body));
const askMe = (path: string, body?: object) => ask('me', path, body);
const askNotices = (path: string, body?: object) => ask('notices', path, body);

/** Who one is; no server answers this where the page stands alone. */
export const whoAmI = () => get('me', 'api/me');
/** Takes another name; a guest is made where there is nobody yet. */
export const rename = (name: string) => askMe('me', { name });
/** Makes an account of the person who plays here. */
export const makeAccount = (name: string, password: string, email: string | null, language: string) =>
  askMe('me/account', { name, password, ...(email && { email, language }) });
/** Takes a password; the one there was is asked for. */
export const changePassword = (old: string | null, next: string) =>
  askMe('me/password', { ...(old !== null && { old }), new: next });
/** Takes an address, to which a link is sent that confirms it. */
export const changeEmail = (email: string | null, language: string) => askMe('me/email', { email, language });
/** Sends that link again. */
export const askConfirmation = (language: string) => askMe('me/email/confirm', { language });
/** Confirms the address by the code of the link. */
export const confirmEmail = (code: string) => ask('nothing', `confirm/${encodeURIComponent(code)}`);
/** Gives the account the address back to which the link was sent; answers a code for a new password. */
export const undoEmail = (code: string) => ask('wayBack', `undo/${encodeURIComponent(code)}`);
/** Shows by their password that it is the owner of the account who asks for what follows. */
export const prove = (password: string) => askMe('me/prove', { password });
/** Deletes the person by their own name: games stay, without it. */
export const leave = (name: string) => ask('nothing', 'me/delete', { name });
/** Their games, those last played first. */
export const myGames = (manner?: Manner) => get('games', 'api/me/games', manner);
/** The same, asked until the server answers. */
export const myGamesInTheEnd = () => getInTheEnd('games', 'api/me/games');
/** Where all that is kept of them can be had as a file. */
export const EXPORT = 'api/me/export';
export const mySessions = () => get('sessions', 'api/me/sessions');
/** Ends one session, or all but this. */
export const endSessions = (which: { id: string } | { others: true }) => ask('sessions', 'me/sessions/end', which);

export const signIn = (name: string, password: string) => askMe('sign-in', { name, password });
export const signOut = () => askMe('sign-out');

/** What the browser is to make a passkey of. */
export const newPasskey = (name: string) => ask('creation', 'passkey/new', { name });
export const madePasskey = (made: Made) => askMe('passkey/made', made);
/** What a passkey is to answer. */
export const askPasskey = () => ask('challenge', 'passkey/ask');
export const signInWithPasskey = (proven: Proven) => askMe('passkey/sign-in', proven);
/** As `prove`, by one of their passkeys. */
export const proveWithPasskey = (proven: Proven) => askMe('passkey/prove', proven);
export const forgetPasskey = (id: string) => askMe('passkey/forget', { id });

/** Asks for an e-mail that lets somebody in again; the answer is the same whether they are known or not. */
export const askRecovery = (name: string, language: string) => ask('nothing', 'recover', { name, language });
/** Takes a new password by the code of such an e-mail. */
export const recover = (code: string, password: string) => askMe(`recover/${encodeURIComponent(code)}`, { password });

/** What they have learnt, wherever that was. */
export const myLearning = () => get('learning', 'api/me/learning', { quiet: true });
/** Keeps `kept`, the text of an object, as the version after that; or answers what is kept instead. */
export const putLearning = <N extends 'course' | 'trainers'>(kind: N, version: number, kept: string) =>
  post(kind, 'api/me/learning', `{"kind":"${kind}","version":${version},"kept":${kept}}`);

export const myNotices = () => get('notices', 'api/me/notices');
/** Chooses what one is called for; what is left out stays as it is. */
export const chooseNotices = (wished: Partial<Record<Called | 'letters', boolean>>, language: string) =>
  askNotices('me/notices', { ...wished, language });
export const callHere = (at: PushAddress, language: string) => askNotices('me/browser', { ...at, language });
export const callHereNoMore = () => askNotices('me/browser/end');
/** Ends the e-mails by the code of one of them. */
export const stopEmails = (code: string) => ask('nothing', `letters/stop/${encodeURIComponent(code)}`);
