#!/usr/bin/env node
// Measures a first visit to the page: bytes, requests, and the hosts it asks. Fails above the budget.
// Usage: node tools/check_web_budget.mjs [FOLDER]   (else web/dist)
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const MOST_AT_START = 100_000; // bytes of JavaScript, packed, for the start page
const MOST_EARLY = 5_000; // for what fetches the sentences and the wood of the board, before all else
const MOST_SCRIPT = 148_000; // and for it and the table: all that is loaded before one plays
const MOST_RACE = 16_000; // and what the table of Le Tric Trac wants more
const MOST_TOURNAMENT = 40_000; // and what the page of a tournament wants more than the start page and the table, with its styles
const MOST_STYLE = 24_000; // of style sheets, likewise: five themes, and pieces drawn by styles
const MOST_FONT = 90_000; // of the fonts fetched first, which are packed already
const MOST_REQUESTS = 17; // for the start page: page, scripts, styles, two fonts, icon, manifest, worker and module
const LANGUAGE = /^all-.*\.js$/; // the sentences: one language is loaded, and the larger is counted
const TABLE = 'GameTable'; // the script of the table, fetched while the start page is read
const RACE = 'CourrierTable'; // the script of the table of Le Tric Trac, fetched for a game of it
const TOURNAMENT = 'TournamentPage'; // the script of the pages of tournaments

const dist = resolve(process.argv[2] ?? join(dirname(fileURLToPath(import.meta.url)), '..', 'web', 'dist'));
const faults = [];
const read = (file) => readFileSync(join(dist, file), 'utf8');
const packed = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

if (!existsSync(join(dist, 'index.html'))) {
  console.error(`there is no page in ${dist}: build it first`);
  process.exit(2);
}

/** Returns the addresses that the page names: scripts, style sheets, icon, manifest. */
function named() {
  return [...read('index.html').matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
}

/** A script with all that it imports at once. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, address] of read(file).matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+from\s*)?["'](\.[^"']+)["']/g))
    withImports(relative(dist, resolve(dist, dirname(file), address)), seen);
  return seen;
}

const local = named().filter((address) => {
  const foreign = /^(\w+:)?\/\//.test(address);
  if (foreign) faults.push(`index.html names another host: ${address}`);
  return !foreign;
}).map((address) => address.replace(/^\.\//, ''));

const styles = local.filter((file) => file.endsWith('.css'));
// The worker that keeps the tables, and the module, are fetched as soon as the page stands.
const assets = readdirSync(join(dist, 'assets'));
const languages = assets.filter((file) => LANGUAGE.test(file)).map((file) => `assets/${file}`).sort((a, b) => packed(b) - packed(a));
const first = [...local.filter((file) => file.endsWith('.js')), ...languages.slice(0, 1)];
const scripts = new Set(first.flatMap((file) => [...withImports(file)]));
const workers = assets.filter((file) => /^worker-.*\.js$/.test(file)).map((file) => `assets/${file}`);
const modules = assets.filter((file) => file.endsWith('.wasm')).map((file) => `assets/${file}`);
// The table: its script with all it imports, each with the styles of its name.
const scriptOf = (name) => assets.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
const beyond = (file, had) => (file ? [...withImports(`assets/${file}`)].filter((one) => !had.has(one)) : []);
const [table, race, tournament] = [TABLE, RACE, TOURNAMENT].map(scriptOf);
const ofTable = beyond(table, scripts);
const ofRace = beyond(race, new Set([...scripts, ...ofTable]));
const ofTournament = beyond(tournament, new Set([...scripts, ...ofTable]));
const nameOf = (file) => file.replace(/-[\w-]{8}\.\w+$/, '');
const stylesOf = (scripts) => assets.filter((file) => file.endsWith('.css')).map((file) => `assets/${file}`)
  .filter((file) => scripts.some((script) => nameOf(script) === nameOf(file)));

function budget(what, files, most) {
  const bytes = files.map(packed).reduce((sum, n) => sum + n, 0);
  for (const file of files) console.log(`  ${String(packed(file)).padStart(8)}  ${file}`);
  console.log(`${what}: ${bytes} bytes packed${most ? `, at most ${most}` : ''}`);
  if (most && bytes > most) faults.push(`${what}: ${bytes} bytes packed, ${bytes - most} too many`);
}

const early = scriptOf('early');
if (!early) faults.push('nothing fetches the sentences early');
budget('JavaScript that fetches the sentences', early ? [...withImports(`assets/${early}`)] : [], MOST_EARLY);
budget('JavaScript of the start page', [...scripts], MOST_AT_START);
budget('JavaScript', [...scripts, ...ofTable, ...workers], MOST_SCRIPT);
budget('JavaScript of the table of Le Tric Trac', ofRace, MOST_RACE);
budget('page of a tournament', [...ofTournament, ...stylesOf(ofTournament)], MOST_TOURNAMENT);
budget('styles', [...styles, ...stylesOf(ofTable)], MOST_STYLE);
budget('module', modules);
budget('fonts fetched first', local.filter((file) => file.endsWith('.woff2')), MOST_FONT);

const requests = 1 + new Set([...local.filter((file) => !/apple/.test(file)), ...scripts, ...workers, ...modules]).size;
console.log(`requests: ${requests}, at most ${MOST_REQUESTS}`);
if (requests > MOST_REQUESTS) faults.push(`requests: ${requests}`);
if (workers.length === 0 || modules.length === 0 || !table || !race || !tournament)
  faults.push(`there is no worker, no module, no ${TABLE}, no ${RACE} or no ${TOURNAMENT}`);
if (languages.length !== 2) faults.push(`there are ${languages.length} languages`);

for (const file of [...assets.filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`), 'manifest.webmanifest'])
  for (const [, address] of read(file).matchAll(/(?:url\(\s*["']?|"src":\s*")((?:\w+:)?\/\/[^"')\s]+)/g))
    faults.push(`${file} names another host: ${address}`);

for (const fault of faults) console.error(`FAILED  ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
