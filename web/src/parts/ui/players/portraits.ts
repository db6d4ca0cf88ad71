import type { Level } from '../../../wire/messages/levels';

/** A profile cut out of paper: the dark shape, and the lines and patches cut into it. In a space of 100 by 120. */
interface Silhouette {
  shape: string;
  cut: string;
  /** The white parts: linen, lace. */
  linen?: string;
}

/** Returns the outline of a face: brow, nose, lips and chin, from the crown to the neck. */
const face = (nose: number, chin: number) =>
  `M33 44C32 26 50 19 62 27C66 30 66 36 66 41C66 44 67 46 68 48L${74 + nose} 58C${75 + nose} 60 ${73 + nose} 62 70 62` +
  `L71 65.500L69.500 67.500L71 70C72 72 70 74 69 75C${71 + chin} 79 ${70 + chin} 84 ${64 + chin / 2} 86C60 87.500 56 86 54 88L55 99H33L32 78Z`;
const COAT = 'M6 122C8 106 20 99 34 95L56 96C72 99 84 107 88 122Z';

/** The portraits of the opponents, in the dress of their time, after the sources about them. */
export const PROFILES: Record<Level, Silhouette> = {
  // A father of comedy: a full-bottomed wig, a heavy chin.
  geronte: {
    shape: `${face(3, 2)}${COAT}M66 34C66 18 48 8 34 14C20 18 16 32 17 42C9 50 8 62 13 70C6 80 8 94 16 100C24 108 38 104 42 96C48 90 46 80 43 74C48 66 46 58 45 52C50 46 58 42 66 34Z`,
    cut: 'M24 30C34 22 48 22 56 26M19 46C28 40 38 42 42 48M15 62C24 56 36 58 42 64M13 78C22 72 34 74 41 80M16 93C24 88 34 90 40 95',
    linen: 'M52 98L64 100L60 116L52 112Z',
  },
  // A valet: cap and feather, a small collar.
  hector: {
    shape: `${face(1, -1)}${COAT}M28 44C20 24 38 8 58 12C74 14 78 26 72 33C58 27 42 31 34 46ZM33 44C28 56 29 70 35 80L42 78C40 66 41 56 44 48ZM34 20C26 4 10 2 3 9C10 10 13 15 16 20C12 20 9 22 8 25C18 29 28 28 36 24Z`,
    cut: 'M33 40C42 29 56 25 70 28M8 10C18 11 26 16 33 22M31 54C30 62 32 70 36 76M36 52C35 60 36 68 39 75',
    linen: 'M38 97C46 102 54 102 60 98L62 106C52 110 44 108 36 104Z',
  },
  // The gambler: a three-cornered hat, hair tied behind, lace at the throat.
  valere: {
    shape: `${face(0, 0)}${COAT}M8 38C24 38 36 33 48 27C60 31 76 30 92 21C82 19 72 14 66 8C52 4 36 5 26 13C22 22 16 31 8 38ZM32 40C24 52 25 68 30 78C24 82 22 92 21 102L30 104C31 96 34 88 38 80C42 68 43 54 46 44ZM30 79L15 72L18 85L29 82L26 92L37 84Z`,
    cut: 'M14 35C26 34 36 29 47 23C60 26 74 26 86 20M32 52C30 62 32 70 35 76M37 50C35 60 37 68 39 74',
    linen: 'M50 98L62 99L66 112L58 118L52 110Z',
  },
  // The master of the game: skull-cap, pointed beard, a ruff.
  toutabas: {
    shape: `${face(5, 1)}M10 122C12 110 22 104 34 100H60C74 103 82 110 84 122ZM30 46C24 28 38 14 54 17C64 19 68 26 67 34C54 31 42 36 36 48C35 56 36 64 34 70C29 64 29 54 30 46ZM62 80C68 84 72 92 70 100C64 98 58 92 57 84Z`,
    cut: 'M31 44C40 32 54 27 67 31',
    linen:
      'M26 96C22 92 28 87 33 91C37 86 44 87 46 92C50 88 57 89 58 94C64 92 68 98 63 101C66 106 58 110 55 106C52 111 45 111 43 106C40 111 32 110 31 105C25 107 21 101 26 96Z',
  },
  // The author of 1634: a broad hat with a plume, long hair, a lace collar.
  jollyvet: {
    shape: `${face(1, 1)}${COAT}M2 40C22 42 44 40 60 36C76 37 90 31 97 21C86 25 74 25 64 24C62 12 52 6 42 9C32 11 28 20 27 29C18 33 10 36 2 40ZM32 40C22 52 18 66 20 78C14 88 16 98 26 101C36 103 43 98 42 88C38 78 42 66 44 56L47 42ZM28 28C18 22 8 12 16 5C26 2 38 6 46 14C40 22 34 26 28 28ZM62 79C67 82 70 88 69 94C64 92 60 87 58 82Z`,
    cut: 'M28 30C40 33 54 30 64 26M16 8C22 16 32 20 42 16M27 54C23 64 25 74 22 84M33 52C30 62 31 74 29 86M39 50C36 60 37 72 36 84',
    linen: 'M36 96C44 101 54 101 60 97L76 106L66 116L56 108L46 117L34 106Z',
  },
  // The abbé: a calotte, rolled hair, the bands of their gown.
  soumille: {
    shape: `${face(-1, 2)}${COAT}M29 40C30 24 44 16 56 18C62 19 66 23 67 28C54 26 40 30 30 43ZM30 42C27 54 28 66 34 76C40 78 46 74 45 66C42 58 46 50 52 44C52 38 44 34 38 36Z`,
    cut: 'M30 41C40 30 54 26 67 28M32 52H45M32 60H44M34 68H45',
    linen: 'M50 97L48 116L55 115L57 100L60 114L67 111L60 96Z',
  },
  // The tables of 1822: loose hair, whiskers, a high collar and a cravat.
  guiton: {
    shape: `${face(0, 0)}M6 122C8 108 20 98 34 93H58C74 98 84 107 88 122ZM69 36C68 24 60 15 51 17C46 10 36 13 33 18C25 19 23 29 26 36C21 44 24 56 30 62L33 74C38 72 39 64 40 58C46 58 47 66 52 70C56 64 52 54 54 46C60 46 67 42 69 36Z`,
    cut: 'M34 24C42 20 50 22 56 28M29 34C36 28 46 28 52 34M28 46C34 40 42 40 47 44M44 54C46 60 48 64 51 67',
    linen: 'M32 86C40 94 52 92 60 82L68 97C58 107 40 108 28 99Z',
  },
  // The treatise of 1852: a silk hat, spectacles, an imperial.
  lelasseux: {
    shape: `${face(2, 0)}M4 122C6 105 20 97 34 93H58C74 98 86 106 90 122ZM26 3C38 0 58 0 70 3C68 12 68 20 70 29C77 30 82 28 86 24C84 33 76 38 66 38C52 38 38 40 30 45C20 47 13 43 12 37C18 39 24 37 27 34C28 23 28 12 26 3ZM33 44C29 54 30 66 35 74L41 72C40 62 41 54 44 46ZM62 79C66 84 70 90 69 97C64 95 60 89 58 83Z`,
    cut: 'M27 31C40 35 56 34 70 28M70 46A5 5 0 1 1 60 46A5 5 0 1 1 70 46M60 45L42 42',
    linen: 'M46 94C52 97 58 95 61 90L69 103L62 120H52Z',
  },
};
