import { byLanguage } from '../../../../words/languages';
import type { CourseLesson } from '../../script';
import { script } from './script';

const lesson: CourseLesson = { script, texts: byLanguage(import.meta.glob('./??.ts', { eager: true }), '') };

export default lesson;
