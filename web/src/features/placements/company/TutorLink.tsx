import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { AtCompany } from './company-placement.ts';

/** Whether the host tutor has a link, and has opened it. */
export function TutorLink({ link }: { link: AtCompany['enlaceTutor'] }) {
  const t = useTexts('companyPlacements');
  const { day } = useFormat();
  return (
    <Section title={t('link.title')}>
      <Text small>{t('link.text')}</Text>
      {link === null ? (
        <Text small mt="xs">
          {t('link.none')}
        </Text>
      ) : (
        <>
          <Text small mt="xs">
            {t(Date.parse(link.caduca) < Date.now() ? 'link.expired' : 'link.until', {
              day: day(link.caduca),
            })}
          </Text>
          <Text dim small>
            {link.visto === null ? (
              t('link.unseen')
            ) : (
              <>
                {t('link.seen')} <RelativeTime value={link.visto} />
              </>
            )}
          </Text>
        </>
      )}
    </Section>
  );
}
