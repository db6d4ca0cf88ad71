import type { Failure, Result } from '../../wire/host/host';
import type { Call, Me, SignInWithPasskey } from '../../wire/described/messages';
import type { CallHindrance } from './calls';
import * as passkeys from '../../wire/described/calls/passkeys';
import { call } from '../../wire/server/asking';

/** The reason why the browser gives no passkey: the user cancelled, it exists already, or it is not supported here. */
type PasskeyHindrance = { code: 'cancelled' | 'already_here' | 'unsuited'; message: '' };
export type PasskeyOutcome = Result<Me> | { ok: false; failure: PasskeyHindrance };

const IN_NUMBERS = /^\[|^[\d.]+$/;
const HINDRANCES: Record<string, PasskeyHindrance['code']> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'already_here',
};

/** Returns whether this browser can make passkeys for this page; they are bound to a host name, and need one. */
export function hasPasskeys(): boolean {
  return (
    'PublicKeyCredential' in globalThis &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    !IN_NUMBERS.test(location.hostname)
  );
}

/** Returns whether the browser can offer its passkeys in the field of the name. */
export async function offersPasskeys(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable());
}

/** Makes a passkey: for a new account of that name, or a further one for the person's account. */
export async function makePasskey(name: string, label = ''): Promise<PasskeyOutcome> {
  const asked = await call(passkeys.create, { name });
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.value.publicKey);
  const made = await unlessHindered(navigator.credentials.create({ publicKey }));
  if (!made.ok) return made;
  const { id, response } = made.value.toJSON() as RegistrationResponseJSON;
  const { clientDataJSON, attestationObject } = response;
  return call(passkeys.keep, { id, response: { clientDataJSON, attestationObject }, ...(label && { label }) });
}

/** Signs in by a passkey that the browser asks for or, if it offers them in a field, by the one chosen there. */
export function signInByPasskey(offered?: AbortSignal): Promise<PasskeyOutcome> {
  return answerPasskey(passkeys.signIn, offered);
}

/** Proves by a passkey that the user is the owner of the account. */
export function proveByPasskey(): Promise<PasskeyOutcome> {
  return answerPasskey(passkeys.prove);
}

async function answerPasskey(of: Call<SignInWithPasskey, Me>, offered?: AbortSignal): Promise<PasskeyOutcome> {
  const asked = await call(passkeys.ask);
  if (!asked.ok) return asked;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.value.publicKey);
  const way = offered && { mediation: 'conditional' as const, signal: offered };
  const got = await unlessHindered(navigator.credentials.get({ publicKey, ...way }));
  if (!got.ok) return got;
  const { id, response } = got.value.toJSON() as AuthenticationResponseJSON;
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return call(of, {
    id,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  });
}

/** Tells the password manager to forget a passkey that is no longer valid, if the browser supports that. */
export function dropPasskey(credentialId: string): void {
  if (hasPasskeys() && 'signalUnknownCredential' in PublicKeyCredential)
    void PublicKeyCredential.signalUnknownCredential({ rpId: location.hostname, credentialId });
}

type Got = { ok: true; value: PublicKeyCredential } | { ok: false; failure: PasskeyHindrance };

async function unlessHindered(asked: Promise<Credential | null>): Promise<Got> {
  try {
    const value = await asked;
    if (value) return { ok: true, value: value as PublicKeyCredential };
    return hindered('cancelled');
  } catch (error) {
    return hindered(HINDRANCES[(error as Error).name] ?? 'unsuited');
  }
}

function hindered(code: PasskeyHindrance['code']): Got {
  return { ok: false, failure: { code, message: '' } };
}

/** Every reason why a person cannot sign in, or change their account. */
export type Trouble = Failure | PasskeyHindrance | CallHindrance;
