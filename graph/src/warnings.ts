import { PUBLIC_CONTEXT, type Viewer } from './core/access.ts';
import { mayWrite } from './core/roles.ts';
import type { Service } from './core/service.ts';
import type { Warning } from './publication-state.ts';

/** What a viewer can mend in the installation. `ofServer` is for administrators. */
export async function findWarnings(
  viewer: Viewer | null,
  settings: Service,
  ofServer: () => Warning[],
): Promise<Warning[]> {
  const forAdmins = viewer?.role === 'admin' ? ofServer() : [];
  const maySave = viewer !== null && mayWrite(viewer, settings.resource);
  return maySave && (await isUnsaved(settings)) ? [...forAdmins, 'settings-unsaved'] : forAdmins;
}

/** Whether nobody has saved the settings yet: the site then shows a profile that is nobody's. */
export async function isUnsaved(settings: Service): Promise<boolean> {
  return (await settings.get(PUBLIC_CONTEXT, '')).version === 0;
}
