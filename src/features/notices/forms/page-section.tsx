import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { articlePath } from '#src/config/news-paths.ts';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FoldedSection } from '#src/kit/admin/form/folded-section.tsx';
import { WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { slugFrom } from '#rules/text/slug.ts';
import { noticeFields, type NoticeFormValues } from '../notice-fields.ts';

const NAMES = ['page_title', 'page_slug', 'page_from', 'page_body'] as const;

/** Renders the fields of the notice's page; they are open if it has one. */
export function PageSection() {
  const { values } = useFormikContext<NoticeFormValues>();
  useSuggestedSlug();
  useLinkToPage();

  return (
    <FoldedSection
      title={<FormattedMessage id="notices.form.page" />}
      gaps={<FormattedMessage id="notices.form.pageExplained" />}
      names={[...NAMES, 'page_title_ar', 'page_body_ar']}
      isOpenAtFirst={values.page_slug !== ''}
    >
      <Fields of={noticeFields} names={['page_title']} />
      <Fields of={noticeFields} names={['page_slug', 'page_from']} />
      <WholeRow>
        <Fields of={noticeFields} names={['page_body']} language="en" />
      </WholeRow>
      <WholeRow>
        <Fields of={noticeFields} names={['page_body']} language="ar" />
      </WholeRow>
    </FoldedSection>
  );
}

/** Makes the address of a new page from its title, until somebody types another; one that was saved stays. */
function useSuggestedSlug(): void {
  const { values, initialValues, setFieldValue } = useFormikContext<NoticeFormValues>();
  const { page_title: title, page_slug: slug } = values;
  const last = useRef(slugFrom(title));
  const isNew = initialValues.page_slug === '';

  useEffect(() => {
    const suggested = slugFrom(title);
    if (isNew && suggested !== last.current && (slug === '' || slug === last.current))
      void setFieldValue('page_slug', suggested);
    last.current = suggested;
  }, [title, slug, isNew, setFieldValue]);
}

/** Leads the notice to its page where the notice has no other link, and follows a change of the page's address. */
function useLinkToPage(): void {
  const { values, setFieldValue } = useFormikContext<NoticeFormValues>();
  const { link_url: link, page_slug: slug } = values;
  const last = useRef(slug);

  useEffect(() => {
    const before = last.current;
    if (slug === before) return;
    last.current = slug;
    if (link === '' || (before !== '' && link === articlePath(before)))
      void setFieldValue('link_url', slug === '' ? '' : articlePath(slug));
  }, [slug, link, setFieldValue]);
}
