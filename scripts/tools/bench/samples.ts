import { tours } from '../../seed/content/tours.ts';

export const OWNER = { email: 'owner@karibu.example', password: 'correct horse' } as const;

/** A tour like those of the demo, with a slug of its own. */
export function makeTour(name: string) {
  const [sample] = tours;
  return {
    ...sample,
    title: name,
    slug: name,
    image: 'https://pictures.example/a.jpg',
    gallery: [],
  };
}
