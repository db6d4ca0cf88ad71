import type { Lesson } from '../../script';
import { en } from './en';
import { fr } from './fr';
import { script } from './script';

const lesson: Lesson = { script, fr, en };

export default lesson;
