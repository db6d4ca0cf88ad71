import type { PersonText } from '../fr/person';

/** The English sentences of the account and of signing in. */
export const enPerson: PersonText = {
  title: 'Your account',
  wait: 'One moment…',
  cancel: 'Cancel',
  show: 'Show',
  showPassword: 'Show the password',
  privacy: 'Privacy',
  none: 'This copy runs without a server: there are no accounts here.',
  down: 'The server cannot be reached, so you cannot sign in now. Try again when you are online.',

  name: 'Name',
  nameHint: '2 to 24 characters. The other players see it.',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters. A few words in a row are better than one complicated word.',
  mail: 'E-mail address',

  guest: {
    lead: 'You play as a guest, and everything works. With an account your games with friends follow you from device to device.',
    title: 'Play as a guest',
    name: 'The name you play under',
    keep: 'Keep this name',
    kept: (name) => `You play as ${name}.`,
    hint: 'Your games stay in this browser: no other device knows them.',
  },

  signIn: {
    title: 'Sign in',
    go: 'Sign in',
    passkey: 'With a passkey',
    or: 'or',
    forgotten: 'Forgot your password?',
    done: (name) => `Hello ${name}. Your games are here.`,
  },

  make: {
    title: 'Create an account',
    lead: 'A name is enough; no address is needed. Your games with friends are stored with the account, including those played here.',
    name: 'The name you choose',
    passkey: 'Create it with a passkey',
    passkeyHint:
      'The passkey stays on your device, which recognises your fingerprint, your face or its PIN. There is nothing to remember.',
    password: 'Create the account',
    toPassword: 'Use a password instead',
    toPasskey: 'Use a passkey instead',
    mail: 'E-mail address (optional)',
    mailHint: 'Used only to let you in again if you forget the password.',
    done: (name, mail) =>
      `Welcome ${name}: your account is ready.${mail ? ' Follow the link in the e-mail we sent to confirm your address.' : ''}`,
  },

  forgotten: {
    title: 'Forgotten password',
    lead: 'If the account has an e-mail address, we send a link with which you can choose a new password.',
    go: 'Send the link',
    sent: (name) => `If the account “${name}” has an address, an e-mail is on its way. The link works for one hour.`,
    back: 'Back',
  },

  recover: {
    title: 'A new password',
    lead: 'Choose a new password to sign in. All other devices will be signed out.',
    go: 'Save it and sign in',
    done: 'Your password is changed, and you are signed in.',
    expired: 'This link has been used, or is more than an hour old. Ask for another.',
    again: 'Ask for another link',
  },

  confirm: {
    title: 'Confirm your address',
    lead: 'You gave this e-mail address for your account. Confirm it, and it can be used to sign you in again.',
    go: 'Confirm the address',
    done: 'Your address is confirmed.',
    unknown: 'This link has been used, or is more than a week old. Ask for another on the page of your account.',
  },

  undo: {
    title: 'Undo the change of address',
    lead: 'The address of your account was changed. If it was not you, undo it: your account gets this address back, and all other devices are signed out.',
    go: 'Undo the change',
    done: 'Your account has its address back, and the other devices are signed out. Now choose a new password, and remove the passkeys you do not know.',
    next: 'Choose a new password',
    unknown: 'This link has been used, or is more than a week old.',
  },

  proof: {
    title: 'Confirm that it is you',
    lead: 'This change needs your password or a passkey, so that nobody else can make it on your device.',
    go: 'Confirm',
    passkey: 'Confirm with a passkey',
    wrong: 'This is not the password of this account.',
    wrongPasskey: 'This passkey does not belong to this account.',
  },

  mine: {
    games: 'Your games',
    profile: 'Your page',
    gamesHint:
      'Your games with friends, and those played on the server, are stored with this account: you find them wherever you sign in.',

    nameChange: 'Change the name',
    nameSave: 'Change',
    nameDone: (name) => `You are now called ${name}.`,

    entry: 'Signing in',
    single: (password, mail) => {
      const add = password ? 'a passkey' : mail ? 'a password, another passkey' : 'a password or another passkey';
      return `You have one way to sign in: if you lose it, the account is lost. Add ${add}${mail ? ' or an e-mail address' : ''}.`;
    },
    passkeys: 'Passkeys',
    noPasskeys:
      'None. They sign you in without a password, with your fingerprint, your face or the PIN of your device.',
    unsuited: 'This browser cannot create passkeys at this address.',
    unnamed: 'Passkey',
    since: (date) => `since ${date}`,
    add: 'Add a passkey',
    label: 'Name of the passkey',
    labelHint: 'For example the device that stores it.',
    addGo: 'Add',
    added: 'The passkey is added.',
    forget: 'Remove',
    forgetOf: (name) => `Remove the passkey “${name}”`,
    forgetAsk: (name) =>
      `Remove “${name}”? It will no longer open this account; remove it from the device that stores it, too.`,
    forgotten: 'The passkey has been removed.',

    hasPassword: 'You have one.',
    noPassword: 'None.',
    passwordChange: 'Change the password',
    passwordSet: 'Choose a password',
    old: 'Current password',
    passwordSave: 'Save',
    passwordDone: 'The password has been saved.',

    mailHint:
      'To let you in again if you forget the password and, if you choose so below, for at most one e-mail a day. Other players do not see it.',
    mailUseless: 'This site sends no e-mail, so an address is not needed.',
    noMail: 'None.',
    mailAdd: 'Add an address',
    mailChange: 'Change the address',
    mailSave: 'Save',
    mailRemove: 'Remove the address',
    mailDone: 'Follow the link in the e-mail we sent to the new address.',
    mailUnconfirmed: (address) =>
      `${address} is not confirmed yet: follow the link in the e-mail we sent there. Until then nothing changes.`,
    mailAgain: 'Send the link again',
    mailSent: 'The link is on its way.',
    mailGone: 'The address has been removed.',

    sessions: 'Devices signed in',
    thisOne: 'this one',
    seen: (date) => `seen ${date}`,
    end: 'Sign out',
    endOf: (device) => `Sign out ${device}`,
    endOthers: 'Sign out all others',
    ended: 'The device has been signed out.',
    endedOthers: 'All other devices have been signed out.',
    blocks: 'Blocked players',
    blocksHint: 'Their messages do not reach you, and your invitations give them no seat.',
    blockedGuest: 'A guest',
    blockEnd: 'Unblock',
    blockEndOf: (name) => `Unblock ${name}`,
    blockEnded: (name) => `${name || 'This guest'} can write to you again.`,
    moderation: 'Moderation',
    moderationHint: 'You are a moderator here.',
    moderationGo: 'See the reports',

    data: 'Your data',
    dataHint: 'Everything this site stores about you, with every game, in one file.',
    export: 'Download everything',

    out: 'Sign out',
    outForget: 'This is not my device: forget the games of my account here',
    outDone: 'You are signed out.',

    leave: 'Delete the account',
    leaveHint:
      'This deletes the account with its passkeys, its password and its address. The games stay for the other players, without your name.',
    leaveAsk: (name) => `To confirm, type your name: ${name}`,
    leaveGo: 'Delete it for good',
    leaveWrong: 'This is not your name.',
    leaveDone: 'Your account has been deleted.',
  },

  calls: {
    title: 'Notifications',
    hint: 'This device can tell you when a game waits for you, even while the page is closed.',
    here: 'Notify me on this device',
    notHere: 'Stop on this device',
    hereDone: 'This device will notify you.',
    hereGone: 'This device will no longer notify you.',
    unable: 'This browser cannot receive notifications here. On iPhone and iPad, install the page first.',
    none: 'This site sends no notifications to devices.',
    what: 'Notify me when…',
    whats: {
      turn: 'it is my turn',
      taken: 'somebody sits down at my table',
      offer: 'I get a proposal or a rematch offer',
      over: 'a game ends without me',
    },
    letters: 'also by e-mail: at most one a day, with the games where it is my turn',
    kept: 'Saved.',
    end: {
      title: 'Unsubscribe',
      lead: 'You will no longer get the e-mail about games where it is your turn. Your account does not change.',
      go: 'Stop the e-mails',
      done: 'Done: you will get no more of these e-mails.',
      unknown: 'This unsubscribe link is not valid.',
    },
  },

  trouble: {
    calls_denied: 'The browser does not allow it: allow notifications from this site in its settings.',
    calls_unsuited: 'This browser could not subscribe to notifications. Try again.',
    nameLength: 'A name has 2 to 24 characters.',
    nameShape:
      'This name cannot be used. Use letters of one alphabet, digits and spaces; no web address, and no title such as Moderator.',
    nameMissing: 'Enter your name.',
    passwordMissing: 'Enter your password.',
    passwordShort: 'Too short: use at least 8 characters.',
    passwordLong: 'Too long: use at most 200 characters.',
    passwordCommon: 'This password is your name, or too common. Choose another.',
    passwordOld: 'This is not your current password.',
    mailShape: 'Enter an e-mail address, like name@example.com.',
    passkeyUnknown: 'This passkey does not match any account here.',
    passkeyUnmade: 'This passkey was not accepted. Try again.',
    last: 'This is your only way to sign in: add another first.',
    cancelled: 'No passkey was used. Try again, or use a password.',
    already_here: 'This device already has a passkey for this account.',
    unsuited: 'This browser cannot use passkeys here. Use a password.',
    tooMany: (wait) => `Too many attempts. Wait ${wait}, then try again.`,
    seconds: (n) => (n === 1 ? 'a second' : `${n} seconds`),
    minutes: (n) => (n === 1 ? 'a minute' : `${n} minutes`),
  },
};
