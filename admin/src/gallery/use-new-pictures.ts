import type { GalleryItem } from '@karibu/graph/contract';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useStore, useStoreContext } from 'react-admin';
import type { KaribuDataProvider } from '../providers/data-provider.ts';

/** What a picture is called until somebody gives it a title: its file's name says nothing. */
export const UNTITLED = 'Untitled picture';

const KEY = 'gallery.new';

/** The pictures that were uploaded in this browser and that nobody has published yet. */
export function useNewPictures() {
  const dataProvider = useDataProvider<KaribuDataProvider>();
  const store = useStoreContext();
  const [ids] = useStore<readonly string[]>(KEY, []);
  const { data: pictures = [] } = useQuery({
    queryKey: ['gallery', 'getMany', 'new', ids],
    queryFn: async () => {
      const { data } = await dataProvider.getMany<GalleryItem>('gallery', { ids: [...ids] });
      const byId = new Map(data.map((picture) => [picture.id, picture]));
      return ids.flatMap((id) => byId.get(id) ?? []).filter(({ isActive }) => !isActive);
    },
    enabled: ids.length > 0,
    staleTime: 0,
  });
  // The store is read each time: uploads go on when this component is gone.
  const read = () => store.getItem<readonly string[]>(KEY) ?? [];
  return {
    pictures: ids.length > 0 ? pictures : [],
    note: (id: string) => store.setItem(KEY, [...read().filter((each) => each !== id), id]),
    forget: (gone: readonly string[]) =>
      store.setItem(
        KEY,
        read().filter((id) => !gone.includes(id)),
      ),
  };
}
