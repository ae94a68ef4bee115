import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';

type Uploads = {
  isUploading: boolean;
  /** Counts an upload as under way until it settles. */
  track: <Result>(upload: Promise<Result>) => Promise<Result>;
};

export const UploadsContext = createContext<Uploads>({
  isUploading: false,
  track: (upload) => upload,
});

/** Knows whether an image of the form is on its way, so that the form is not sent without it. */
export function UploadsProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const uploads = useMemo<Uploads>(
    () => ({
      isUploading: count > 0,
      track(upload) {
        setCount((before) => before + 1);
        return upload.finally(() => setCount((before) => before - 1));
      },
    }),
    [count],
  );
  return <UploadsContext.Provider value={uploads}>{children}</UploadsContext.Provider>;
}

export function useUploads(): Uploads {
  return useContext(UploadsContext);
}
