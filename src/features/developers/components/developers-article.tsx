import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { Text } from '#src/components/text.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { paths } from '#src/config/paths.ts';
import { GuideList } from '../guides/guide-list.tsx';
import { PARTS } from '../anchors.ts';
import { reference } from '../reference.ts';
import { ApiChanges } from './api-changes.tsx';
import { DevelopersFrame } from './developers-frame.tsx';
import styles from './developers.module.css';
import { ErrorCodes } from './error-codes.tsx';
import { Examples } from './examples.tsx';
import { FirstRequest } from './first-request.tsx';
import { GettingIn } from './getting-in.tsx';
import { Limits } from './limits.tsx';
import { Rights } from './rights.tsx';

type PartName = (typeof PARTS)[number];

/** Shows everything that a program needs to know about the API. */
export function DevelopersArticle() {
  return (
    <DevelopersFrame>
      <Text variant="h1">
        <FormattedMessage id="developers.title" />
      </Text>
      <Text variant="subtitle1" muted className={styles.lead}>
        <FormattedMessage id="developers.lead" />
      </Text>
      <Contents />
      <Part name="first" text={<FormattedMessage id="developers.first.text" />}>
        <FirstRequest />
      </Part>
      <Part name="start">
        <GettingIn />
      </Part>
      <Part name="guides" text={<FormattedMessage id="developers.guides.text" />}>
        <GuideList />
      </Part>
      <Part name="examples" text={<FormattedMessage id="developers.examples.text" />}>
        <Examples />
      </Part>
      <Part name="explorer" text={<FormattedMessage id="developers.explorer.text" />}>
        <Button variant="contained" href={paths.explorer}>
          <FormattedMessage id="developers.explorer.open" />
        </Button>
      </Part>
      <Part name="roles" text={<FormattedMessage id="developers.roles.text" />}>
        <Rights />
      </Part>
      <Part name="schemas" text={<FormattedMessage id="developers.schemas.text" />}>
        <ul className={styles.files} role="list">
          {reference.roles.map((role) => (
            <li key={role}>
              <TextLink href={paths.roleSchema(role)} download className={styles.file}>
                <bdi lang="en" dir="ltr">{`${role}.graphql`}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      </Part>
      <Part name="limits">
        <Limits />
      </Part>
      <Part name="codes">
        <ErrorCodes />
      </Part>
      <Part name="changes" text={<FormattedMessage id="developers.changes.text" />}>
        <ApiChanges />
      </Part>
    </DevelopersFrame>
  );
}

function Contents() {
  return (
    <nav aria-labelledby="developers-parts" className={styles.contents}>
      <Text id="developers-parts" as="h2" variant="overline" muted>
        <FormattedMessage id="developers.parts" />
      </Text>
      <ul role="list">
        {PARTS.map((name) => (
          <li key={name}>
            <TextLink href={`#${name}`}>
              <FormattedMessage id={`developers.${name}.title`} />
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type PartProps = { name: PartName; text?: ReactNode; children: ReactNode };

function Part({ name, text, children }: PartProps) {
  return (
    <section id={name} aria-labelledby={`${name}-title`} className={styles.part}>
      <Text id={`${name}-title`} variant="h2" className={styles.title}>
        <FormattedMessage id={`developers.${name}.title`} />
      </Text>
      {text !== undefined && (
        <Text muted className={styles.text}>
          {text}
        </Text>
      )}
      {children}
    </section>
  );
}
