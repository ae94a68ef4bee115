import { isSameRecipe, type Recipe } from '@karibu/graph/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { readErrorBody } from '../providers/api-error.ts';
import type { KaribuDataProvider } from '../providers/data-provider.ts';
import type { Upload } from '../providers/media-calls.ts';
import { useRefreshPictures } from './use-refresh-pictures.ts';

const CHANGED =
  'Someone else changed this picture after you opened it. Save again to crop it all the same.';

/**
 * The recipe of a picture while it is edited. A save that meets a newer version tells so, and the
 * next one saves over it.
 */
export function useCrop(upload: Upload, onSaved: (cropped: Upload) => void) {
  const [base, setBase] = useState(upload);
  const [recipe, setRecipe] = useState<Recipe>(upload.crop);
  const [failure, setFailure] = useState<string | null>(null);
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const refreshPictures = useRefreshPictures();
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.cropUpload(base, recipe),
    onMutate: () => setFailure(null),
    onSuccess(cropped) {
      refreshPictures();
      onSaved(cropped);
    },
    onError(error) {
      const { code, current } = readErrorBody(error);
      if (code !== 'STALE_VERSION' || !current)
        return setFailure(`Failed to crop: ${error.message}`);
      setBase(current as Upload);
      setFailure(CHANGED);
    },
  });
  return {
    recipe,
    setRecipe,
    failure,
    isSaving: isPending,
    hasChanges: !isSameRecipe(recipe, base.crop),
    save: () => mutate(),
  };
}
