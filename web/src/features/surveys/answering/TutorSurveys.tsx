import { Button, Flex, VisuallyHidden } from '@mantine/core';
import { listTutorSurveys } from '@portal/contract/surveys';
import { Link } from 'react-router';
import { useCall } from '../../../lib/api/calls.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { translatePath } from '../../../lib/routing/paths.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EntryList } from '../../../ui/EntryList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { Text } from '../../../ui/Text.tsx';

interface Props {
  placement: { readonly idPractica: number };
  token: string;
}

/** The surveys about a placement that its tutor has still to answer; nothing where there are none. */
export function TutorSurveys({ placement: { idPractica }, token }: Props) {
  const t = useTexts('surveyAnswer');
  const { day } = useFormat();
  const language = useLanguage();
  const query = useCall(listTutorSurveys, { body: { token } });
  const own = query.data?.filter((survey) => survey.idPractica === idPractica);
  if (own === undefined ? query.error === null : own.length === 0) return null;
  return (
    <Section id="encuestas" title={t('tutor.title')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={1} />}>
        {() => (
          <EntryList flush>
            {own?.map(({ idEncuesta, titulo, idioma, momento, hasta, empezada, urlAcceso }) => (
              <Flex key={idEncuesta} component="li" gap="0.5rem 1rem" align="center" wrap="wrap" py="xs">
                <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
                  <Text strong lang={idioma}>
                    {titulo}
                  </Text>
                  <Text dim small>
                    {[t(`list.moment.${momento}`), hasta !== null && t('list.until', { day: day(hasta) })]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                {/* The token stands behind the hash alone, which no server is told and which goes at once. */}
                <Button
                  component={Link}
                  to={`${translatePath(urlAcceso, language)}#${token}`}
                  variant="default"
                >
                  {t(empezada ? 'list.goOn' : 'list.answer')}
                  <VisuallyHidden>: {titulo}</VisuallyHidden>
                </Button>
              </Flex>
            ))}
          </EntryList>
        )}
      </CallView>
    </Section>
  );
}
