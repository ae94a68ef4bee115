import { randomInt } from 'node:crypto';
import { tourInput } from '@karibu/graph/testing/test-server.ts';
import sharp from 'sharp';
import { callerWith, type Json } from '../../server/test-process.ts';

/** What was sent to the server and what it has acknowledged, over all rounds. */
export type Work = {
  tourId: string;
  price: { sent: number; acknowledged: number };
  pictureIds: string[];
  /** Every order that was sent, and the index of the last acknowledged one. */
  orders: { sent: number[][]; acknowledged: number };
  uploads: { id: string; url: string }[];
  publishes: number;
};

const PICTURES = 40;
const TOUR = tourInput({ title: 'Survivor', price: 1000 });

/** Makes the tour and the pictures that the rounds change. */
export async function prepareWork(url: string, token: string): Promise<Work> {
  const call = callerWith(url, token);
  const { id: tourId } = await call('POST', '/tours', TOUR);
  const pictureIds: string[] = [];
  for (let index = 0; index < PICTURES; index += 1) {
    const { title, image } = { title: `Picture ${index}`, image: TOUR.image };
    pictureIds.push((await call('POST', '/gallery', { title, image, sortOrder: index })).id);
  }
  return {
    tourId,
    pictureIds,
    price: { sent: TOUR.price, acknowledged: TOUR.price },
    orders: { sent: [pictureIds.map((_, index) => index)], acknowledged: 0 },
    uploads: [],
    publishes: 0,
  };
}

/** Saves, reorders, uploads and publishes at once, until the server is gone. */
export async function workUntilCut(url: string, token: string, work: Work): Promise<void> {
  let isCut = false;
  await workWhile(url, token, work, {
    isWanted: () => !isCut,
    onError(error) {
      // Undici's error when the connection breaks. A refusal of the server is a failure.
      if (!(error instanceof TypeError)) throw error;
      isCut = true;
    },
  });
}

type Working = {
  isWanted: () => boolean;
  /** Is told of each call that failed. Throws what ends the work. */
  onError: (error: unknown) => void;
};

/** Saves, reorders, uploads and publishes at once for as long as it is wanted. */
export async function workWhile(
  url: string,
  token: string,
  work: Work,
  { isWanted, onError }: Working,
): Promise<void> {
  const call = callerWith(url, token);
  const repeat = async (act: Act) => {
    while (isWanted()) await act(call, work).catch(onError);
  };
  await Promise.all([save, reorder, upload, publish].map(repeat));
}

type Act = (call: Call, work: Work) => Promise<void>;

type Call = ReturnType<typeof callerWith>;

async function save(call: Call, { tourId, price }: Work) {
  price.sent += 1;
  const sent = price.sent;
  await call('PUT', `/tours/${tourId}`, { price: sent });
  price.acknowledged = sent;
}

async function reorder(call: Call, { pictureIds, orders }: Work) {
  const base = orders.sent.length * PICTURES;
  const start = randomInt(PICTURES);
  const order = pictureIds.map((_, index) => base + ((index + start) % PICTURES));
  orders.sent.push(order);
  const items = pictureIds.map((id, index) => ({ id, sortOrder: order[index] }));
  await call('PUT', '/gallery/reorder', { items });
  orders.acknowledged = orders.sent.indexOf(order);
}

/** Uploads a picture of noise, and notes it in `uploads`. */
export async function upload(call: Call, { uploads }: Pick<Work, 'uploads'>): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 800, height: 600, channels: 3, background: '#777', noise } as const;
  const form = new FormData();
  const bytes = new Uint8Array(await sharp({ create }).jpeg().toBuffer());
  form.set('image', new Blob([bytes]), 'noise.jpg');
  form.set('type', 'gallery');
  const { id, url }: Json = await call('POST', '/upload', form);
  uploads.push({ id, url });
}

async function publish(call: Call, work: Work) {
  await call('POST', '/publication');
  work.publishes += 1;
  // One full publish after the other would leave the rest no time.
  await new Promise((resolve) => setTimeout(resolve, 200));
}
