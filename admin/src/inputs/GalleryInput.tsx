import { useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { UploadsContext, useUploads } from '../forms/uploads.tsx';
import { LibraryButton } from '../media/LibraryButton.tsx';
import type { ControlProps } from './control.ts';
import { DropZone } from './DropZone.tsx';
import { GalleryTile } from './GalleryTile.tsx';
import { placeAmong } from './place-among.ts';
import { RowsInput, type RowsInputProps } from './RowsInput.tsx';
import { UploadQueueList } from './UploadQueueList.tsx';
import { UploadSeveralButton } from './UploadSeveralButton.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

type WaysToAdd = Parameters<NonNullable<RowsInputProps['renderWaysToAdd']>>;

/**
 * Pictures and videos as thumbnails in order. Pictures are uploaded, several at once, or given by
 * address; videos are given by address.
 */
export function GalleryInput(props: ControlProps) {
  const { source, label } = props;
  const ways = useRef<WaysToAdd>([() => undefined, () => undefined]);
  const { getValues } = useFormContext();
  const rows = useCountedUploads();
  const queue = useUploadQueue(() => undefined);

  /** Pictures that were chosen together stand in that order, also when one arrives later. */
  function upload(files: readonly File[]) {
    const arrived: (string | undefined)[] = files.map(() => undefined);
    queue.add(files, (url, { file }) => {
      const index = files.indexOf(file);
      arrived[index] = url;
      const stored: { url: string }[] = getValues(source) ?? [];
      const place = placeAmong(stored, arrived, index);
      const [add, insert] = ways.current;
      const row = { url, type: 'image' };
      // A blank row may be waiting for a picture of its own.
      if (place === null) add(row, !rows.isBusy());
      else insert(place, row, { shouldFocus: false });
    });
  }

  return (
    <DropZone onFiles={upload}>
      <RowsInput
        {...props}
        renderTile={({ index, ...tile }) => (
          <UploadsContext value={rows.uploads}>
            <GalleryTile source={`${source}.${index}`} number={index + 1} {...tile} />
          </UploadsContext>
        )}
        renderWaysToAdd={(...waysToAdd) => {
          ways.current = waysToAdd;
          return (
            <>
              <UploadSeveralButton
                label="Upload several pictures"
                fieldLabel={`Upload several pictures to ${label}`}
                onFiles={upload}
              />
              <LibraryButton
                label={label}
                isForSeveral
                onChoose={(chosen) => {
                  for (const { url } of chosen)
                    waysToAdd[0]({ url, type: 'image' }, !rows.isBusy());
                }}
              />
            </>
          );
        }}
      />
      <UploadQueueList queue={queue} />
    </DropZone>
  );
}

/** The uploads of the form around, and whether one of those that are begun here is on its way. */
function useCountedUploads() {
  const around = useUploads();
  const count = useRef(0);
  const uploads = useMemo<typeof around>(
    () => ({
      ...around,
      track(upload) {
        count.current += 1;
        return around.track(upload).finally(() => {
          count.current -= 1;
        });
      },
    }),
    [around],
  );
  return { uploads, isBusy: () => count.current > 0 };
}
