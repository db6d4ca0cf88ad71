import type { PersonText } from '../fr/person';

/** The sentences of the page where one says who one is, in English. */
export const enPerson: PersonText = {
  title: 'Your account',
  wait: 'One moment…',
  cancel: 'Cancel',
  show: 'Show',
  showPassword: 'Show the password',
  privacy: 'What is kept about you',
  none: 'This page plays by itself, without a server: there are no accounts here.',
  down: 'The server cannot be reached, so you cannot sign in now. Try again when you are online.',

  name: 'Name',
  nameHint: '2 to 24 characters. The other players see it.',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: 'At least 8 characters. A few words in a row are better than one complicated word.',
  mail: 'E-mail address',

  guest: {
    lead: 'You play as a guest, and everything works that way. With an account your games with friends follow you from device to device.',
    title: 'Play as a guest',
    name: 'The name you play under',
    keep: 'Keep this name',
    kept: (name) => `You play under the name of ${name}.`,
    hint: 'Your games stay in this browser: no other device knows them.',
  },

  signIn: {
    title: 'Sign in',
    go: 'Sign in',
    passkey: 'With a passkey',
    or: 'or',
    forgotten: 'Forgotten your password?',
    done: (name) => `Hello ${name}. Your games are here.`,
  },

  make: {
    title: 'Make an account',
    lead: 'A name will do; you are asked for no address. Your games with friends, those played here included, are kept with it.',
    name: 'The name you choose',
    passkey: 'Make it with a passkey',
    passkeyHint:
      'The passkey stays in your device, which knows you by your finger, your face or its code. There is nothing to remember.',
    password: 'Make the account',
    toPassword: 'Use a password instead',
    toPasskey: 'Use a passkey instead',
    mail: 'E-mail address, if you like',
    mailHint: 'Only to let you in again if you forget the password.',
    done: (name, mail) =>
      `Welcome ${name}: your account is made.${mail ? ' Follow the link in the e-mail we sent to confirm your address.' : ''}`,
  },

  forgotten: {
    title: 'Forgotten password',
    lead: 'If the account has an e-mail address, we send a link there by which you choose another password.',
    go: 'Send the link',
    sent: (name) => `If the account “${name}” has an address, a letter is on its way. Its link is good for an hour.`,
    back: 'Back',
  },

  recover: {
    title: 'A new password',
    lead: 'Choose it, and you are signed in. All other devices will be signed out.',
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

  mine: {
    games: 'Your games',
    profile: 'Your page',
    gamesHint:
      'Your games with friends, and those played on the server, are kept with this account: you find them wherever you sign in.',

    nameChange: 'Change the name',
    nameSave: 'Change',
    nameDone: (name) => `You are now called ${name}.`,

    entry: 'Signing in',
    single: (password, mail) => {
      const add = password ? 'a passkey' : mail ? 'a password, another passkey' : 'a password or another passkey';
      return `You have one way to sign in: if you lose it, the account is lost. Add ${add}${mail ? ' or an e-mail address' : ''}.`;
    },
    passkeys: 'Passkeys',
    noPasskeys: 'None. They sign you in without a password, by your finger, your face or the code of your device.',
    unsuited: 'This browser cannot make any at this address.',
    unnamed: 'Passkey',
    since: (date) => `since ${date}`,
    add: 'Add a passkey',
    label: 'What to call it',
    labelHint: 'The device that keeps it, for example.',
    addGo: 'Add',
    added: 'The passkey is added.',
    forget: 'Forget',
    forgetOf: (name) => `Forget the passkey “${name}”`,
    forgetAsk: (name) =>
      `Forget “${name}”? It will not open this account any more; remove it from the device that keeps it, too.`,
    forgotten: 'The passkey is forgotten.',

    hasPassword: 'You have one.',
    noPassword: 'None.',
    passwordChange: 'Change the password',
    passwordSet: 'Choose a password',
    old: 'Current password',
    passwordSave: 'Save',
    passwordDone: 'The password is saved.',

    mailHint:
      'To let you in again if you forget the password and, if you ask for it below, for a letter a day at most. The other players do not see it.',
    mailUseless: 'This site sends no e-mail: an address is of no use here.',
    noMail: 'None.',
    mailAdd: 'Give an address',
    mailChange: 'Change the address',
    mailSave: 'Save',
    mailRemove: 'Remove the address',
    mailDone: 'The address is saved. Follow the link in the e-mail we sent there.',
    mailUnconfirmed:
      'Not confirmed yet: follow the link in the e-mail we sent there. Nothing else is sent to it before.',
    mailAgain: 'Send the link again',
    mailSent: 'The link is on its way.',
    mailGone: 'The address is removed.',

    sessions: 'Devices signed in',
    thisOne: 'this one',
    seen: (date) => `seen ${date}`,
    end: 'Sign out',
    endOf: (device) => `Sign out ${device}`,
    endOthers: 'Sign out all others',
    ended: 'That device is signed out.',
    endedOthers: 'All other devices are signed out.',
    blocks: 'Blocked players',
    blocksHint: 'Their messages do not reach you, and your invitations open no seat to them.',
    blockedGuest: 'A guest',
    blockEnd: 'Unblock',
    blockEndOf: (name) => `Unblock ${name}`,
    blockEnded: (name) => `${name || 'This guest'} can write to you again.`,
    moderation: 'Moderation',
    moderationHint: 'You are a moderator here.',
    moderationGo: 'See the reports',

    data: 'Your data',
    dataHint: 'All that this site keeps about you, with every game, in one file.',
    export: 'Save everything',

    out: 'Sign out',
    outForget: 'This is not my device: forget the games of my account here',
    outDone: 'You are signed out.',

    leave: 'Delete the account',
    leaveHint:
      'The account goes, with its passkeys, its password and its address. The games stay with those who played them, without your name.',
    leaveAsk: (name) => `To confirm, write your name: ${name}`,
    leaveGo: 'Delete it for good',
    leaveWrong: 'This is not your name.',
    leaveDone: 'Your account is deleted.',
  },

  calls: {
    title: 'Notices',
    hint: 'When a game waits for you and you are elsewhere, this device can say so, even while the page is closed.',
    here: 'Be notified on this device',
    notHere: 'No longer on this device',
    hereDone: 'This device will notify you.',
    hereGone: 'This device will notify you no more.',
    unable: 'This browser cannot receive notices here. On iPhone and iPad, install the page first.',
    none: 'This site sends no notices to devices.',
    what: 'Notify me when…',
    whats: {
      turn: 'it is my turn',
      taken: 'somebody sits down at my table',
      offer: 'something, or another game, is proposed to me',
      over: 'a game ends without me',
    },
    letters: 'also by e-mail: one letter a day at most, naming the games where it is my turn',
    kept: 'Noted.',
    end: {
      title: 'No more letters',
      lead: 'You will no longer get the letter that names the games where it is your turn. Your account stays as it is.',
      go: 'Stop the letters',
      done: 'Done: no more letters will be sent.',
      unknown: 'This link belongs to no letter.',
    },
  },

  trouble: {
    calls_denied: 'The browser does not allow it: permit notifications from this site in its settings.',
    calls_unsuited: 'This browser could not sign up for notices. Try again.',
    nameLength: 'A name has 2 to 24 characters.',
    nameShape:
      'This name cannot be used: take letters of one alphabet, digits and spaces; no web address, and no office such as Moderator.',
    nameMissing: 'Write your name.',
    passwordMissing: 'Write your password.',
    passwordShort: 'Too short: it takes at least 8 characters.',
    passwordLong: 'Too long: 200 bytes at most.',
    passwordCommon: 'This password is your name, or among those that are tried first. Take another.',
    passwordOld: 'This is not your current password.',
    mailShape: 'This is not an address: it takes a name, an at sign and a domain.',
    passkeyUnknown: 'This passkey opens no account here.',
    passkeyUnmade: 'This passkey was not accepted. Try again.',
    last: 'It is your only way to sign in: add another first.',
    put_off: 'The passkey was not given. Try again, or use a password.',
    already_here: 'This device already has a passkey for this account.',
    unsuited: 'This browser cannot use passkeys here. Use a password.',
    tooMany: (wait) => `Too many attempts. Wait ${wait}, then try again.`,
    seconds: (n) => (n === 1 ? 'a second' : `${n} seconds`),
    minutes: (n) => (n === 1 ? 'a minute' : `${n} minutes`),
  },
};
