import { asSiteAdmin, postGraphql } from '#tests/support/api.ts';
import { inTurn, median } from '../support/statistics.ts';

const SAVE = `mutation Save($value: String!) {
  update_seo_settings(where: { key: { _eq: "site_title" } }, _set: { value: $value }) { affected_rows }
}`;
const GIVE_UP_MS = 20_000;

/** Returns the median of milliseconds from sending a change, as the back office does, to a page that contains it. */
export async function measureFreshness(site: string, token: string, times: number): Promise<number> {
  const save = async () => {
    const title = `Changed ${Date.now()}`;
    const startedMs = performance.now();
    const { errors } = await postGraphql(site, SAVE, {
      variables: { value: title },
      headers: asSiteAdmin(token),
    });
    if (errors) throw new Error(`The title could not be saved: ${JSON.stringify(errors)}.`);
    while (!(await (await fetch(`${site}/en`)).text()).includes(title)) {
      if (performance.now() - startedMs > GIVE_UP_MS) throw new Error(`/en never showed "${title}".`);
    }
    return performance.now() - startedMs;
  };
  const { saved } = await inTurn({ saved: save }, { rounds: times, warmUps: 1 });

  return median(saved);
}
