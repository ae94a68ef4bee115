import { assertMayWrite, PUBLIC_CONTEXT } from '#core/access.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { holdUploads } from '#core/write/upload-addresses.ts';
import { makeIcons } from '#storage/icons.ts';
import { publicIdOf } from '#storage/image-url.ts';

type Tools = Pick<ServiceTools, 'connection' | 'storage' | 'services'>;

/** Makes the icons of a logo before the settings are saved, so that new pages can link them. */
export function extendSettings(service: Service, tools: ServiceTools): Service {
  return {
    ...service,
    async update(context, id, input, version) {
      assertMayWrite(context, service.resource);
      await makeIconsOf(logoIn(input), tools);
      return service.update(context, id, input, version);
    },
    async restore(context, id, version) {
      await makeIconsOf(logoIn(await service.getVersion(context, id, version)), tools);
      return service.restore(context, id, version);
    },
  };
}

/** Makes the missing icons of the logo in the settings. */
export async function makeLogoIcons(tools: Tools): Promise<void> {
  const settings = await tools.services.get('settings')?.get(PUBLIC_CONTEXT, '');
  await makeIconsOf(logoIn(settings), tools);
}

async function makeIconsOf(logo: string, tools: Tools): Promise<void> {
  const { connection, storage, services } = tools;
  const publicId = publicIdOf(logo);
  const uploads = services.get('uploads')?.model;
  if (!publicId || !(await uploads?.exists({ public_id: publicId, hasIcons: { $ne: true } })))
    return;
  await holdUploads(connection, async () => {
    if (!(await makeIcons(storage, publicId))) return;
    await uploads?.updateOne({ public_id: publicId }, { hasIcons: true, updatedAt: new Date() });
  });
}

function logoIn(values: unknown): string {
  const { logo } = (values ?? {}) as { logo?: unknown };
  return typeof logo === 'string' ? logo : '';
}
