import type { Failure, Result } from '../../wire/host/host';
import type { CallBrowser, Notices, Wished } from '../../wire/described/messages';
import * as notices from '../../wire/described/calls/notices';
import { call } from '../../wire/server/asking';
import { i18n } from '../../words/language.svelte';

/** The events of a notification: your turn, a seat taken at your table, an offer, the end of a game, your table in a tournament, a challenge, an announcement of your club. */
export type Called = keyof Wished;
export const CALLED: readonly Called[] = ['turn', 'taken', 'offer', 'over', 'ready', 'challenge', 'announcement'];

/** The reason why a browser gets no notifications: its user has forbidden them, or it does not support them. */
export type CallHindrance = { code: 'calls_denied' | 'calls_unsuited'; message: '' };
type CallOutcome = Result<Notices> | { ok: false; failure: Failure | CallHindrance };

/** Returns whether this browser can receive notifications while the page is closed. */
export function canBeCalled(): boolean {
  return 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator;
}

/** Has this browser sent notifications, once its user allows it; `key` is the server's. */
export async function beCalledHere(key: string): Promise<CallOutcome> {
  if ((await Notification.requestPermission()) !== 'granted') return hindered('calls_denied');
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return hindered('calls_unsuited');
  try {
    return await say(await subscribed(registration.pushManager, key));
  } catch {
    return hindered('calls_unsuited');
  }
}

/** Ends it, also at the browser's push service. */
export async function beCalledNoMore(): Promise<CallOutcome> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  return call(notices.hereNoMore);
}

/** Says again where this browser is sent notifications, if its user has wished it before: a different person has signed in. */
export async function stayCalled(): Promise<void> {
  if (!canBeCalled() || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await say(subscription);
}

/** Returns the subscription of this browser; replaces one that was made for another key. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

function say(subscription: PushSubscription): Promise<Result<Notices>> {
  return call(notices.here, { ...addressOf(subscription.toJSON()), language: i18n.like });
}

function addressOf({ endpoint = '', keys = {} }: PushSubscriptionJSON): Omit<CallBrowser, 'language'> {
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

function hindered(code: CallHindrance['code']): CallOutcome {
  return { ok: false, failure: { code, message: '' } };
}
