import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Form, Formik, useFormikContext } from 'formik';
import { afterEach, expect, it, describe, vi } from 'vitest';
import { object, string } from 'yup';
import { fakeApi } from '#src/testing/fake-api.ts';
import { renderApp, type RenderAppOptions } from '#src/testing/render-app.tsx';
import { DateLocalization } from './date-localization.tsx';
import { DateTimeField } from './date-time-field.tsx';
import { optionalMoment } from './optional-moment.ts';

const schema = object({ starts_at: optionalMoment(string) });

type Options = Pick<RenderAppOptions, 'locale' | 'link'> & { zone?: string };

async function renderField(
  onSubmit: (values: object) => void,
  starts_at = '',
  { zone, link = fakeApi({}).link, ...options }: Options = {},
) {
  const initialValues = { starts_at, ...(zone !== undefined && { starts_at_zone: zone }) };

  return renderApp(
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={onSubmit}>
      <DateLocalization>
        <Form noValidate>
          <DateTimeField name="starts_at" label="Show from" />
          <button type="submit">{'Save'}</button>
          <Choices />
        </Form>
      </DateLocalization>
    </Formik>,
    { link, ...options },
  );
}

/** Buttons that set the field from outside, such as usual spans. */
function Choices() {
  const { setFieldValue } = useFormikContext();
  const choose = (value: string) => void setFieldValue('starts_at', value);

  return (
    <>
      <button type="button" onClick={() => choose('2026-11-22T10:00:00.000Z')}>
        {'In a month'}
      </button>
      <button type="button" onClick={() => choose('')}>
        {'Never'}
      </button>
    </>
  );
}

/** Returns an API whose clock has this distance from UTC everywhere. */
const serverAt = (minutes: number | null) =>
  fakeApi({ ZoneOffset: () => ({ data: { offset: { __typename: 'zone_offset', minutes } } }) });

/** Types from the field's first part on. */
async function typeInto(user: UserEvent, keys: string) {
  const [first] = await screen.findAllByRole('spinbutton');
  act(() => first!.focus());
  await user.keyboard(keys);
}

const monthText = () => screen.getByRole('spinbutton', { name: 'Month' }).textContent;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('an optional field for date and time', () => {
  it('is refused while it is incomplete, and saved as empty once it is cleared', async () => {
    const onSubmit = vi.fn();
    const { user } = await renderField(onSubmit);

    const month = await screen.findByRole('spinbutton', { name: 'Month' });
    act(() => month.focus());
    await user.keyboard('11');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Please complete the date and time, or clear the field.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();

    act(() => month.focus());
    await user.keyboard('{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]![0]).toEqual({ starts_at: '' });
  });

  it('shows a value that is set from outside, also while it is incomplete', async () => {
    const onSubmit = vi.fn();
    const { user } = await renderField(onSubmit);
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    const empty = (await screen.findByRole('spinbutton', { name: 'Month' })).textContent;

    await press('In a month');
    expect(monthText()).toContain('11');
    await press('Never');
    expect(monthText()).toBe(empty);
    act(() => screen.getByRole('spinbutton', { name: 'Month' }).focus());
    await user.keyboard('12');
    await press('Never');
    expect(monthText()).toBe(empty);
    await press('Save');

    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]![0]).toEqual({ starts_at: '' });
  });

  it('calls Coordinated Universal Time UTC, as headings do', async () => {
    vi.stubEnv('TZ', 'UTC');
    await renderField(vi.fn(), '2026-10-25T00:30:00.000Z');
    expect(await screen.findByText('Time zone: Coordinated Universal Time (UTC)')).toBeTruthy();
  });

  it('names the time zone, and lets a person choose between the two hours when the clock goes back', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const onSubmit = vi.fn();
    const { user } = await renderField(onSubmit, '2026-10-25T00:30:00.000Z');

    expect(await screen.findByText('Time zone: Central European Summer Time (GMT+2)')).toBeTruthy();
    expect(screen.getByText(/twice that day. The first one is meant/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take the second one' }));
    expect(screen.getByText('Time zone: Central European Standard Time (GMT+1)')).toBeTruthy();
    expect(screen.getByText(/The second one is meant/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]![0]).toEqual({ starts_at: '2026-10-25T01:30:00.000Z' });
  });

  it('has its label in the names of its button and of its calendar', async () => {
    const { user } = await renderField(vi.fn(), '2026-11-22T10:00:00.000Z');

    await user.click(await screen.findByRole('button', { name: /^Show from Choose date, selected date is/ }));

    expect(await screen.findByRole('dialog', { name: 'Show from' })).toBeTruthy();
  });

  it.each([
    ['en', '032820270230AM', "This hour doesn't exist on Mar 28, 2027: 3:30 AM?", 'Take 3:30 AM'],
    ['ar', '023028032027', 'لا وجود لهذه الساعة في 28 مارس 2027: 3:30 ص؟', 'اختيار 3:30 ص'],
  ] as const)(
    'says in %s that the clock skips a typed hour, and offers the next',
    async (locale, keys, words, take) => {
      vi.stubEnv('TZ', 'Europe/Berlin');
      const onSubmit = vi.fn();
      const { user } = await renderField(onSubmit, '', { locale });
      const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

      await typeInto(user, keys);
      expect(await screen.findByText(words)).toBeTruthy();
      await save();
      expect(onSubmit).not.toHaveBeenCalled();
      expect(screen.queryByText(/complete the date|إكمال/)).toBeNull();
      await user.click(screen.getByRole('button', { name: take }));
      expect(screen.queryByText(words)).toBeNull();
      await save();

      await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
      expect(onSubmit.mock.calls[0]![0]).toEqual({ starts_at: '2027-03-28T01:30:00.000Z' });
    },
  );

  it('calls no hour skipped of a day that does not exist', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const { user } = await renderField(vi.fn());

    await typeInto(user, '023120270230AM');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Please complete the date and time, or clear the field.')).toBeTruthy();
    expect(screen.queryByText(/doesn't exist/)).toBeNull();
  });

  it('keeps the name of the zone beside a time that is chosen, and none beside a cleared one', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const onSubmit = vi.fn();
    const { user } = await renderField(onSubmit, '', { zone: '' });
    const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

    await typeInto(user, '112220261000AM');
    await save();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await user.click(screen.getByRole('button', { name: /Clear/ }));
    await save();

    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.calls.map(([values]: unknown[]) => values)).toEqual([
      { starts_at: '2026-11-22T09:00:00.000Z', starts_at_zone: 'Europe/Berlin' },
      { starts_at: '', starts_at_zone: '' },
    ]);
  });

  it('shows a time of another zone as it was chosen there, too, and keeps that zone', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const onSubmit = vi.fn();
    const values = { starts_at: '2026-07-22T10:00:00.000Z', starts_at_zone: 'America/Toronto' };
    const { user } = await renderField(onSubmit, values.starts_at, { zone: values.starts_at_zone });

    expect(await screen.findByText('In America/Toronto: Jul 22, 2026, 6:00 AM GMT-4')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]![0]).toEqual(values);
  });

  it.each([
    ['of a zone with the same clock', 'Europe/Paris'],
    ["of a zone that the browser doesn't know", 'America/Atlantis'],
  ])('shows a time %s as its own', async (_, zone) => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    await renderField(vi.fn(), '2026-07-22T10:00:00.000Z', { zone });

    expect(await screen.findByText('Time zone: Central European Summer Time (GMT+2)')).toBeTruthy();
    expect(screen.queryByText(/^In \w+\//)).toBeNull();
  });

  it.each([
    [
      'en',
      'This browser and the server disagree about the clock in Europe/Berlin on Jul 22, 2026: UTC+2 here, UTC+5:30 there. One of them has older time zone data. What is saved is Jul 22, 2026, 10:00 AM UTC.',
    ],
    [
      'ar',
      'يختلف هذا المتصفح والخادم في توقيت ⁨Europe/Berlin⁩ يوم 22 يوليو 2026: ⁦UTC+2⁩ هنا و⁦UTC+5:30⁩ هناك، فبيانات المناطق الزمنية لدى أحدهما أقدم. ما يُحفظ هو 22 يوليو 2026، 10:00 ص بالتوقيت العالمي (UTC).',
    ],
  ] as const)('warns in %s where the server has another clock for that day', async (locale, text) => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const api = serverAt(330);
    await renderField(vi.fn(), '2026-07-22T10:00:00.000Z', { locale, link: api.link });

    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(api.asked('ZoneOffset').map(({ variables }) => variables)).toEqual([
      { zone: 'Europe/Berlin', at: '2026-07-22T10:00:00.000Z' },
    ]);
  });

  it.each([
    ['has the same clock', 120],
    ["doesn't know the zone", null],
  ])('warns of nothing where the server %s', async (_, minutes) => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const api = serverAt(minutes);
    await renderField(vi.fn(), '2026-07-22T10:00:00.000Z', { link: api.link });

    await vi.waitFor(() => expect(api.asked('ZoneOffset')).toHaveLength(1));
    expect(await screen.findByText('Time zone: Central European Summer Time (GMT+2)')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
