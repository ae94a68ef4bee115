import { expect, test } from 'vitest';
import { readVideo } from './read-video.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const ALLOW = 'accelerometer; autoplay; clipboard-write; encrypted-media; web-share';

test.each([
  ['https://youtu.be/aqz-KE-bpKQ', { src: YOUTUBE, title: '' }],
  [
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=Xy&amp;start=90" title="YouTube video player" frameborder="0" allow="${ALLOW}" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`,
    { src: `${YOUTUBE}?start=90`, title: '' },
  ],
  [
    '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?badge=0" frameborder="0" style="position:absolute" title="The reef"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>',
    { src: 'https://player.vimeo.com/video/76979871', title: 'The reef' },
  ],
  ["<iframe src='//www.youtube.com/embed/aqz-KE-bpKQ'>", { src: YOUTUBE, title: '' }],
])('VAL-23 knows the video of %s', (text, video) => {
  expect(readVideo(text)).toEqual(video);
});

test.each([
  '<iframe src="https://films.example/embed/1"></iframe>',
  '<iframe data-src="https://films.example/1"></iframe>',
  '<script src="https://www.youtube.com/embed/aqz-KE-bpKQ"></script>',
  'watch <iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>',
  '',
])('VAL-23 finds no video in %s', (text) => {
  expect(readVideo(text)).toBeNull();
});
