import dayjs from 'dayjs';
import type { AdminNotice } from '../admin/notice-documents.ts';
import { SEVERITIES, type NoticeFormValues } from './notice-form.schema.ts';

/** Returns the values of a new notice: dated today, active, visible at once. */
export function newNotice(): NoticeFormValues {
  return {
    content: '',
    content_ar: '',
    notice_date: dayjs().locale('en').format('YYYY-MM-DD'),
    is_active: true,
    severity: 'info',
    link_url: '',
    starts_at: '',
    ends_at: '',
  };
}

export function toValues(notice: AdminNotice): NoticeFormValues {
  const { content, content_ar, notice_date, is_active, severity, link_url, starts_at, ends_at } = notice;

  return {
    content,
    content_ar: content_ar ?? '',
    notice_date,
    is_active,
    severity: SEVERITIES.find((known) => known === severity) ?? 'info',
    link_url: link_url ?? '',
    starts_at: starts_at ?? '',
    ends_at: ends_at ?? '',
  };
}

/** Converts the form's values to columns; an empty optional field becomes null. */
export function toColumns({ content_ar, link_url, starts_at, ends_at, ...rest }: NoticeFormValues) {
  return {
    ...rest,
    content_ar: content_ar || null,
    link_url: link_url || null,
    starts_at: starts_at || null,
    ends_at: ends_at || null,
  };
}
