import type { MessageDescriptor } from 'react-intl';

/** Id of any text of the site. */
export type MessageId = NonNullable<MessageDescriptor['id']>;
