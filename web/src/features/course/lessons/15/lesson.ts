import { byLanguage } from '../../../../words/languages';
import type { Lesson } from '../../script';
import { script } from './script';

const lesson: Lesson = { script, texts: byLanguage(import.meta.glob('./??.ts', { eager: true }), '') };

export default lesson;
