import { imageOf, pictureOf } from './picture';

/** The text over the board of a shared picture. */
export interface Headline {
  title: string;
  text: string;
}

const WIDTH = 1200;
const EDGE = 48;
const HEAD = 184;
const FOOT = 64;

/** Returns a picture of a finished game: the result in large letters over its last position, in the theme's colours. */
export async function posterOf(trid: string, { title, text }: Headline): Promise<HTMLCanvasElement> {
  const board = await imageOf(await pictureOf(trid));
  const width = WIDTH - 2 * EDGE;
  const height = (width * board.height) / board.width;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round(HEAD + height + FOOT);
  const pen = canvas.getContext('2d')!;
  const look = getComputedStyle(document.documentElement);
  const colour = (name: string) => look.getPropertyValue(name).trim();
  const write = (line: string, y: number, size: number, ink: string) => {
    pen.fillStyle = colour(ink);
    pen.font = `500 ${size}px ${colour('--serif')}`;
    pen.fillText(line, WIDTH / 2, y, width);
  };
  await document.fonts.load(`500 64px ${colour('--serif')}`);
  pen.fillStyle = colour('--paper');
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.textAlign = 'center';
  write(title, 88, 64, '--ink');
  write(text, 146, 36, '--ink-2');
  pen.drawImage(board, EDGE, HEAD, width, height);
  write('Trictrac', canvas.height - 20, 30, '--ink-2');
  return canvas;
}
