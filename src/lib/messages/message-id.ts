import type { MessageDescriptor } from 'react-intl';

/** The id of any text of the site. */
export type MessageId = NonNullable<MessageDescriptor['id']>;
