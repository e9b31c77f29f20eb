import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import 'dayjs/locale/ar';
import { useMemo, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { SkipAwareAdapter } from './skipped-hour.ts';

/** Provides calendars and their texts in the current language to the date fields inside. */
export function DateLocalization({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const { locale } = useLocale();
  const texts = useMemo(() => pickerTexts(intl), [intl]);

  return (
    <LocalizationProvider dateAdapter={SkipAwareAdapter} adapterLocale={locale} localeText={texts}>
      {children}
    </LocalizationProvider>
  );
}

/** Returns the pickers' texts from our messages, since MUI ships no Arabic texts for its pickers. */
function pickerTexts(intl: IntlShape) {
  const text = (id: MessageId) => intl.formatMessage({ id });
  const choose = (date: string | null) =>
    date ? intl.formatMessage({ id: 'forms.date.chosen' }, { date }) : text('forms.date.choose');

  return {
    previousMonth: text('forms.date.previousMonth'),
    nextMonth: text('forms.date.nextMonth'),
    openPreviousView: text('forms.date.previousView'),
    openNextView: text('forms.date.nextView'),
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      text(view === 'year' ? 'forms.date.toCalendar' : 'forms.date.toYears'),
    cancelButtonLabel: text('forms.date.cancel'),
    clearButtonLabel: text('forms.date.clear'),
    okButtonLabel: text('forms.date.ok'),
    todayButtonLabel: text('forms.date.today'),
    nextStepButtonLabel: text('forms.date.next'),
    datePickerToolbarTitle: text('forms.date.choose'),
    dateTimePickerToolbarTitle: text('forms.date.chooseWithTime'),
    openDatePickerDialogue: choose,
    openTimePickerDialogue: choose,
    fieldClearLabel: text('forms.date.clear'),
    dateTableLabel: text('forms.date.choose'),
    timeTableLabel: text('forms.date.chooseTime'),
    fieldYearPlaceholder: ({ digitAmount }: { digitAmount: number }) =>
      text('forms.date.yearLetter').repeat(digitAmount),
    fieldMonthPlaceholder: () => text('forms.date.monthLetter').repeat(2),
    fieldDayPlaceholder: () => text('forms.date.dayLetter').repeat(2),
    year: text('forms.date.year'),
    month: text('forms.date.month'),
    day: text('forms.date.day'),
    hours: text('forms.date.hours'),
    minutes: text('forms.date.minutes'),
    meridiem: text('forms.date.meridiem'),
    empty: text('forms.date.empty'),
    selectViewText: (view: string) => text(view === 'hours' ? 'forms.date.hours' : 'forms.date.minutes'),
  };
}
