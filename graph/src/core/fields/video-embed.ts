/** The player's address for a link to a YouTube or Vimeo video; `null` for any other address. */
export function toVideoEmbed(link: string): string | null {
  const url = parseLink(link);
  if (!url) return null;
  const host = url.hostname.replace(/^(www|m|music)\./, '');
  if (host === 'youtu.be') return youtubeEmbed(url, url.pathname.split('/')[1]);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const [, kind = '', id] = url.pathname.split('/');
    if (kind === 'watch') return youtubeEmbed(url, url.searchParams.get('v') ?? id);
    if (kind === 'attribution_link') return toVideoEmbed(`youtube.com${url.searchParams.get('u')}`);
    if (kind === 'playlist') return youtubeEmbed(url, 'videoseries');
    return ['embed', 'shorts', 'live', 'v', 'e'].includes(kind) ? youtubeEmbed(url, id) : null;
  }
  return host === 'vimeo.com' || host === 'player.vimeo.com' ? vimeoEmbed(url) : null;
}

/**
 * Turns each paragraph that holds nothing but a link to a video into its player. A text that is
 * only such a link becomes a player too.
 */
export function embedVideoLinks(html: string): string {
  const paragraphs = /^\s*[^\s<>]+\s*$/.test(html) ? `<p>${html}</p>` : html;
  const embedded = paragraphs.replace(LONE_LINK, (paragraph: string, link: string) => {
    const embed = toVideoEmbed(link.replaceAll('&amp;', '&'));
    return embed ? `<iframe src="${embed.replaceAll('&', '&amp;')}"></iframe>` : paragraph;
  });
  return embedded === paragraphs ? html : embedded;
}

/** No two neighbouring parts match the same character, so matching takes linear time. */
const LONE_LINK =
  /<p(?:\s[^<>]*)?>\s*(?:<a\s[^<>]*>\s*)?([^\s<>]+)\s*(?:<\/a>\s*)?(?:<br\s?\/?>\s*)?<\/p>/gi;

function parseLink(link: string): URL | null {
  const trimmed = link.trim();
  const isBare = /^(www\.|m\.)?(youtube\.com|youtu\.be|vimeo\.com)\//i.test(trimmed);
  const address = isBare ? `https://${trimmed}` : trimmed.replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  return new URL(address);
}

const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com/embed';

function youtubeEmbed(url: URL, id: string | null | undefined): string | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  const list = url.searchParams.get('list') ?? '';
  if (id === 'videoseries') {
    return /^[\w-]+$/.test(list) ? `${YOUTUBE_PLAYER}/videoseries?list=${list}` : null;
  }
  const moment = new URLSearchParams(url.hash.slice(1)).get('t');
  const start = toSeconds(
    url.searchParams.get('start') ?? url.searchParams.get('t') ?? moment ?? '',
  );
  return `${YOUTUBE_PLAYER}/${id}${start > 0 ? `?start=${start}` : ''}`;
}

/** An unlisted video carries a hash behind its number, or as `h` in the player's address. */
function vimeoEmbed(url: URL): string | null {
  const forms = [VIMEO_PATH, VIMEO_MANAGED, VIMEO_REVIEW];
  const [, id, path] = forms.map((form) => form.exec(url.pathname)).find(Boolean) ?? [];
  if (!id) return null;
  const hash = path ?? url.searchParams.get('h') ?? '';
  return `https://player.vimeo.com/video/${id}${/^[0-9a-f]+$/i.test(hash) ? `?h=${hash}` : ''}`;
}

const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|ondemand\/[\w-]+\/|(?:showcase|album)\/\d+\/video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/i;

/** The pages on which its owner manages a video. The hash of an unlisted one may follow it. */
const VIMEO_MANAGED = /^\/manage\/videos\/(\d+)(?:\/([0-9a-f]{8,}))?(?:\/[a-z_-]+)*\/?$/i;

/** The pages on which invited people review a video, of today and of before. */
const VIMEO_REVIEW = /^\/(?:reviews\/[\w-]+\/videos|[\w-]+\/review)\/(\d+)(?:\/[\w-]+)*\/?$/i;

/** Seconds of `90`, `90s` or `1h2m3s`; 0 for anything else. */
function toSeconds(time: string): number {
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? [];
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0;
}
