import { assertMayWrite } from '#core/access.ts';
import { dateIn } from '#core/calendar.ts';
import { readTimeZone } from '#core/read/time-zone.ts';
import type { Service, ServiceTools } from '#core/service.ts';
import { parseValues } from '#core/write/parse-values.ts';

/** Gives a new post without a date today's date in the operator's time zone. */
export function extendBlog(service: Service, { services }: ServiceTools): Service {
  const today = async () => dateIn(await readTimeZone(services), new Date());
  return {
    ...service,
    async create(context, input) {
      assertMayWrite(context, service.resource);
      const values = parseValues(service.resource.fields, input, 'create');
      const publishedDate = values.publishedDate || (await today());
      return service.create(context, { ...values, publishedDate });
    },
  };
}
