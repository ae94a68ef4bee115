import { describe, expect, test } from 'vitest';
import { embedVideoLinks, toVideoEmbed } from './video-embed.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const VIMEO = 'https://player.vimeo.com/video/76979871';

describe('links to videos', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&list=PL1&index=2',
    'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abcdef',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0&showinfo=0',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    'https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3DdQw4w9WgXcQ%26feature%3Dshare',
    'https://www.youtube.com/watch/dQw4w9WgXcQ',
    '//www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'www.youtube.com/watch?v=dQw4w9WgXcQ',
    ' youtu.be/dQw4w9WgXcQ ',
  ])('VAL-23 knows YouTube by %s', (link) => {
    expect(toVideoEmbed(link)).toBe(YOUTUBE);
  });

  test.each([
    'https://vimeo.com/76979871',
    'https://www.vimeo.com/76979871/',
    'https://player.vimeo.com/video/76979871?title=0',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/name/videos/76979871',
    'https://vimeo.com/ondemand/the-film/76979871',
    'https://vimeo.com/showcase/1234567/video/76979871',
    'vimeo.com/76979871',
    'https://vimeo.com/manage/videos/76979871',
    'https://vimeo.com/manage/videos/76979871/privacy',
    'https://vimeo.com/manage/videos/76979871/settings/embed/',
    'https://vimeo.com/reviews/0b7c2d1e-5f6a-4b3c-9d8e-7f6a5b4c3d2e/videos/76979871',
    'https://vimeo.com/user12345/review/76979871/abc123def4',
    'https://vimeo.com/karibu/review/76979871/abc123def4',
  ])('VAL-23 knows Vimeo by %s', (link) => {
    expect(toVideoEmbed(link)).toBe(VIMEO);
  });

  test('VAL-23 a text that is nothing but a link is a player', () => {
    expect(embedVideoLinks('https://vimeo.com/76979871 ')).toBe(`<iframe src="${VIMEO}"></iframe>`);
    expect(embedVideoLinks('Serengeti')).toBe('Serengeti');
  });

  test('VAL-23 keeps the hash of an unlisted Vimeo video, in either place', () => {
    expect(toVideoEmbed('https://vimeo.com/76979871/abc123def4')).toBe(`${VIMEO}?h=abc123def4`);
    expect(toVideoEmbed(`${VIMEO}?h=abc123def4`)).toBe(`${VIMEO}?h=abc123def4`);
    const managed = 'https://vimeo.com/manage/videos/76979871/abc123def4';
    for (const page of ['', '/', '/privacy', '?h=abc123def4']) {
      expect(toVideoEmbed(managed + page)).toBe(`${VIMEO}?h=abc123def4`);
    }
    expect(toVideoEmbed('https://vimeo.com/manage/videos')).toBeNull();
  });

  test('VAL-23 keeps the moment at which a YouTube link begins', () => {
    expect(toVideoEmbed('https://youtu.be/dQw4w9WgXcQ?t=90')).toBe(`${YOUTUBE}?start=90`);
    expect(toVideoEmbed('https://youtu.be/dQw4w9WgXcQ?t=1h2m3s')).toBe(`${YOUTUBE}?start=3723`);
    expect(toVideoEmbed('https://youtu.be/dQw4w9WgXcQ#t=90')).toBe(`${YOUTUBE}?start=90`);
    expect(toVideoEmbed(`${YOUTUBE}?start=5`)).toBe(`${YOUTUBE}?start=5`);
  });

  test.each([
    'https://www.youtube.com/embed/videoseries?list=PL_a-1',
    'https://www.youtube.com/playlist?list=PL_a-1',
  ])('VAL-23 knows a YouTube playlist by %s', (playlist) => {
    const player = 'https://www.youtube-nocookie.com/embed/videoseries?list=PL_a-1';
    expect(toVideoEmbed(playlist)).toBe(player);
  });

  test.each([
    '',
    'dQw4w9WgXcQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/@karibu',
    'https://www.youtube.com/watch?v=',
    'https://youtu.be/%22onload=x',
    'https://vimeo.com/about',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  ])('VAL-24 takes no other address for a video: %s', (link) => {
    expect(toVideoEmbed(link)).toBeNull();
  });
});

describe('paragraphs', () => {
  const link = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=90';
  const player = `<iframe src="${YOUTUBE}?start=90"></iframe>`;

  test.each([
    `<p>${link}</p>`,
    `<p class="x"> ${link} <br></p>`,
    `<p><a href="${link}" target="_blank">${link}</a></p>`,
  ])('VAL-23 a link alone becomes a player: %s', (html) => {
    expect(embedVideoLinks(html)).toBe(player);
  });

  test.each([
    `<p>See ${link}</p>`,
    `<p><a href="${link}">our film</a></p>`,
    '<p>https://safari.example/</p>',
    `<pre>${link}</pre>`,
  ])('VAL-23 a link among other words stays a link: %s', (html) => {
    expect(embedVideoLinks(html)).toBe(html);
  });

  test('VAL-24 takes linear time for hostile text', () => {
    const hostile = ['<p>', '<p ', ' ', '<p><a ', `<p>${' '.repeat(500)}`];
    for (const part of hostile) {
      const html = part.repeat(Math.ceil(100_000 / part.length));
      expect(embedVideoLinks(html)).toBe(html);
    }
  });
});
