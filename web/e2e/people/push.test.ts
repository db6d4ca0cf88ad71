import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CDPSession, Page, Worker } from 'playwright-core';
import frPush from '../../src/words/texts/fr/push';
import { inviting } from '../helpers/inviting';
import { people } from '../helpers/people';
import { PushService } from '../helpers/pushService';
import { Server, WEB } from '../helpers/server';
import { stillSite } from '../helpers/site';

const at = stillSite(new Server(WEB, ['--sign-ins-per-address', '0', '--push-anywhere']));
const { invites, sit } = inviting(at);
const { make } = people(at);
let service: PushService;
beforeEach(() => (service = new PushService()).open());
afterEach(() => service.close());

/** Has the browser give the page's worker what its push service was sent. */
async function deliver(page: Page, data: string): Promise<void> {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
}

/** Returns the notifications that are shown. */
function shownBy(page: Page): Promise<{ title: string; body: string; tag: string; lang: string }[]> {
  return page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag, lang }) => ({ title, body, tag, lang }));
  });
}

/** The notification that is shown of what is sent: a busy browser may drop it, and it is sent again. */
async function noticed(page: Page, data: string): Promise<Awaited<ReturnType<typeof shownBy>>[number]> {
  const sent = async () => {
    const shown = await shownBy(page);
    if (shown.length === 0) await deliver(page, data);
    return shown;
  };
  await expect.poll(sent, { interval: 1000 }).toHaveLength(1);
  return (await shownBy(page))[0]!;
}

/** Touches the notification, and says which address is opened: no browser opens one without a real touch. */
function touched(worker: Worker): Promise<string> {
  return worker.evaluate(async () => {
    const scope = self as unknown as EventTarget & { clients: object; registration: ServiceWorkerRegistration };
    const opened = new Promise<string>((resolve) => {
      const open = (address: string) => (resolve(address), Promise.resolve(null));
      Object.assign(scope.clients, { openWindow: open });
    });
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} }));
    return opened;
  });
}

/** Somebody's page in a browser that is called, at home. */
async function called(): Promise<Page> {
  const page = await at.fresh();
  await page.context().grantPermissions(['notifications'], { origin: new URL(at.named).origin });
  await page.goto(at.named);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  return page;
}

it('who has left the page is sent a notification that their browser alone can read, and a touch leads to the table', async () => {
  const anne = await called();
  await service.serve(anne);
  await anne.goto(`${at.named}#/account`);
  await anne.reload();
  await make(anne, 'Anne');
  await anne.getByTestId('calls-here').click();
  await anne.getByTestId('calls-said').filter({ hasText: /\S/ }).waitFor();
  const link = await invites(anne, 'Anne');
  const game = new URL(anne.url()).hash.replace('#/g/', '');
  await anne.goto('about:blank');

  await sit(await at.fresh(), link, 'Marie');
  await expect.poll(() => service.read().length).toBeGreaterThan(0);
  const notice = JSON.parse(service.read()[0]!) as object;
  expect(notice).toMatchObject({ what: 'taken', game, who: 'Marie', language: 'fr' });

  await anne.goto(`${at.named}#/privacy`);
  const shown = await noticed(anne, JSON.stringify(notice));
  expect(shown).toMatchObject({ body: frPush.taken.named('Marie'), tag: game });
  const [worker] = anne.context().serviceWorkers();
  expect(await touched(worker!)).toBe(`${at.named}#/g/${game}`);
});

it('what is sent is shown in the language it was asked for in', async () => {
  const page = await called();
  const sent = JSON.stringify({ what: 'turn', game: 'abcdefgh', who: '$& Marie', language: 'fr' });
  expect(await noticed(page, sent)).toEqual({
    title: 'Trictrac',
    body: frPush.turn.named('$& Marie'),
    tag: 'abcdefgh',
    lang: 'fr',
  });
});
