/** How to show a video: in a player of the page, or in the frame of the service that keeps it. */
export type VideoSource = { kind: 'file' | 'frame'; url: string };

/** YouTube and Vimeo addresses in all their forms become an embed; any other is a file to play. */
export function videoSource(url: string): VideoSource {
  const youtube =
    /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)|youtu\.be\/)([\w-]{11})/i.exec(
      url,
    );
  if (youtube) return frame(`https://www.youtube-nocookie.com/embed/${youtube[1]}`);
  const vimeo =
    /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d+)/i.exec(url);
  if (vimeo) return frame(`https://player.vimeo.com/video/${vimeo[1]}`);
  return { kind: 'file', url };
}

function frame(url: string): VideoSource {
  return { kind: 'frame', url };
}
