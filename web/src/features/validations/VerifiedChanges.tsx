import { BeforeAndNow } from '../../domain/offer-changes/BeforeAndNow.tsx';
import classes from '../../domain/offer-changes/ChangeList.module.css';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ReviewedCompany } from './reviewed.ts';

type Changes = NonNullable<ReviewedCompany['verificacion']>['cambios'];

/** What a company wants to change of what was verified, beside what is. */
export function VerifiedChanges({ changes }: { changes: Changes }) {
  const t = useTexts('validations');
  const page = useTexts('companyPage');
  return (
    <Section title={t('changes.verifiedTitle')} description={t('changes.verifiedText')}>
      <dl className={classes.changes}>
        {changes.map(({ campo, antes, ahora }) => (
          <div key={campo} className={classes.change}>
            <Text component="dt" small strong>
              {page(`verified.fields.${campo}`)}
            </Text>
            <dd>
              <BeforeAndNow before={antes ?? ''} now={ahora ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
