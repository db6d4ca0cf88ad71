import type { CDPSession, Page } from 'playwright-core';

type Passkey = Awaited<ReturnType<typeof passkeysOf>>[number];

/** A device that keeps passkeys and is always given the finger it asks for, as Chromium has it for tests. */
export interface Keeper {
  session: CDPSession;
  id: string;
}

/** Gives a page such a device, with the passkeys that are kept elsewhere too. */
export async function keeper(page: Page, known: Passkey[] = []): Promise<Keeper> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  for (const credential of known) await session.send('WebAuthn.addCredential', { authenticatorId: id, credential });
  return { session, id };
}

/** The passkeys a device keeps. */
export async function passkeysOf({ session, id }: Keeper) {
  return (await session.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials;
}

/** Gives a device the finger it asks for, or does not. */
export async function given({ session, id }: Keeper, enabled: boolean): Promise<void> {
  await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled });
}
