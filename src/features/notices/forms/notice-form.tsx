import { FormattedMessage } from 'react-intl';
import { Fields } from '#src/kit/admin/form/fields.tsx';
import { FormSection, WholeRow } from '#src/kit/admin/form/form-section.tsx';
import { ownZone } from '#src/lib/messages/time-zone.ts';
import { noticeFields } from '../notice-fields.ts';
import { PageSection } from './page-section.tsx';
import { NoticePreview } from '../admin/notice-preview.tsx';

/** Renders the fields of a notice, English first; side by side if there is room. */
function NoticeForm() {
  const zone = ownZone();

  return (
    <>
      <FormSection title={<FormattedMessage id="notices.form.texts" />}>
        <Fields of={noticeFields} names={['content']} focus="content" />
        <WholeRow>
          <Fields of={noticeFields} names={['link_url']} />
        </WholeRow>
      </FormSection>
      <FormSection title={<FormattedMessage id="notices.form.showing" values={{ zone }} />}>
        <Fields of={noticeFields} names={['notice_date', 'severity', 'starts_at', 'ends_at', 'is_active']} />
      </FormSection>
      <PageSection />
    </>
  );
}

/** What the form has besides its fields. */
export const noticeForm = {
  Fields: NoticeForm,
  Preview: NoticePreview,
  fieldOf: { store_notices_page_slug_unique: 'page_slug', store_notices_page_slug_form: 'page_slug' },
} as const;
