import { expect, test } from 'vitest';
import { videoSource } from './video-source.ts';

test.each([
  'https://www.youtube.com/watch?v=abcdefghijk',
  'https://www.youtube.com/watch?t=10&v=abcdefghijk',
  'https://youtu.be/abcdefghijk?si=x',
  'https://m.youtube.com/shorts/abcdefghijk',
  'https://www.youtube-nocookie.com/embed/abcdefghijk',
])('%s plays in the frame of YouTube that sets no cookies', (url) => {
  const embed = 'https://www.youtube-nocookie.com/embed/abcdefghijk';
  expect(videoSource(url)).toEqual({ kind: 'frame', url: embed });
});

test.each([
  'https://vimeo.com/123456',
  'https://player.vimeo.com/video/123456',
  'https://vimeo.com/channels/staffpicks/123456',
])('%s plays in the frame of Vimeo', (url) => {
  expect(videoSource(url)).toEqual({ kind: 'frame', url: 'https://player.vimeo.com/video/123456' });
});

test.each([
  'https://films.example/herd.mp4',
  'https://evil.example/?u=https://youtu.be/abcdefghijk',
])('%s is a file to play', (url) => {
  expect(videoSource(url)).toEqual({ kind: 'file', url });
});
