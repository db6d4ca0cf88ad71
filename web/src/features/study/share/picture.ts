import { flushSync, mount, unmount } from 'svelte';
import type { Dice, Scores, Side } from '../../../wire/described/messages';
import type { Board } from '../../../wire/messages/trid';
import { settings } from '../../../state/settings/settings.svelte';
import { startView } from '../../../state/game/view';
import { namer } from '../../../words/naming';
import { paint } from './paint';
import type { Arrows } from '../../../board/arrows';
import { tourPieces, type Pieces } from '../../../board/pieces';
import StillBoard from '../../../board/StillBoard.svelte';

/** The size of a picture, in pixels; a PNG has twice as many each way. */
const WIDTH = 888;
const HEIGHT = 600;
const SHARP = 2;

/** The appearance of a board, which the position alone does not determine. */
export interface Pictured {
  board: Board;
  score: Scores;
  pieces?: Pieces;
  dice?: Dice | null;
  /** On whose half the dice lie. */
  thrower?: Side | null;
  drawn?: Arrows | null;
}

/** Returns a position as a self-contained SVG: the board of the page, in the colours of its theme. */
export async function pictureOf(
  trid: string,
  pictured: Pictured = startView(trid),
  bottom: Side = 'white',
): Promise<string> {
  const room = document.createElement('div');
  room.setAttribute('aria-hidden', 'true');
  room.inert = true;
  room.style.cssText = `position: fixed; left: -${2 * WIDTH}px; top: 0; width: ${WIDTH}px; height: ${HEIGHT}px`;
  document.body.append(room);
  const { board, score, dice = null, thrower = null, drawn = null, pieces = tourPieces(score) } = pictured;
  const name = namer(settings.naming, bottom);
  const props = { board, score, pieces, dice, thrower, drawn, bottom, name, still: true, asSet: false };
  const view = mount(StillBoard, { target: room, props });
  try {
    return paint(await laid(room), WIDTH, trid);
  } finally {
    await unmount(view);
    room.remove();
  }
}

/** Returns the board once it has its size: it learns the size of its container one frame later. */
async function laid(room: HTMLElement): Promise<HTMLElement> {
  const find = () => {
    flushSync();
    return room.querySelector<HTMLElement>('[data-testid=board]');
  };
  for (let frames = 0; frames < 30; frames += 1) {
    await new Promise(requestAnimationFrame);
    const board = find();
    if (board) return board;
  }
  throw new Error('the board has not been laid');
}

/** Returns a position as an image, to be drawn. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Returns a position as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = await imageOf(svg);
  const canvas = document.createElement('canvas');
  canvas.width = image.width * SHARP;
  canvas.height = image.height * SHARP;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return blobOf(canvas);
}

/** Returns the drawing as a PNG. */
export function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
