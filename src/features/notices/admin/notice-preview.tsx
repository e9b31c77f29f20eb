import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { PagesPreview } from '#src/kit/admin/form/pages-preview.tsx';
import { noticeColors } from '../components/notice-colors.ts';
import { NoticeLine } from '../components/notice-slide.tsx';
import type { NoticeFormValues } from '../notice-fields.ts';

const LOCALES = ['en', 'ar'] as const;

/** Shows the site's notice bar with this notice's text in both languages; a date that the form refuses is left out. */
export function NoticePreview({ values }: { values: NoticeFormValues }) {
  const { errors } = useFormikContext<NoticeFormValues>();
  const { content, content_ar, notice_date, severity, link_url } = values;
  const lines = LOCALES.map((locale) => {
    const text = <bdi>{(locale === 'ar' && content_ar.trim()) || content}</bdi>;

    return (
      <Box
        key={locale}
        dir={locale === 'ar' ? 'rtl' : 'ltr'}
        lang={locale}
        className={noticeColors(severity)}
        sx={bar}
      >
        <NoticeLine
          content={text}
          date={errors.notice_date ? '' : notice_date}
          severity={severity}
          locale={locale}
          link={link_url ? <u>{text}</u> : null}
        />
      </Box>
    );
  });

  return (
    <>
      {lines}
      {(values.page_title || values.page_body) && (
        <PagesPreview
          title={values.page_title}
          titleAr={values.page_title_ar}
          body={values.page_body}
          bodyAr={values.page_body_ar}
        />
      )}
    </>
  );
}

const bar = {
  padding: '10px 16px',
  borderRadius: '10px',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
};
