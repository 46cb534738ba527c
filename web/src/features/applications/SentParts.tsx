import { Anchor, Flex, Title } from '@mantine/core';
import type { getOwnApplication } from '@portal/contract/applications';
import type { Answer } from '@portal/contract/endpoint';
import { IconExternalLink, IconFile, IconFileCv } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './applications.module.css';

/** What the company got: the CV as it was, the documents and the letter. */
export function SentParts({
  answer: { candidatura, cv, documentos, presentacion },
}: {
  answer: Answer<typeof getOwnApplication>;
}) {
  const t = useTexts('applications');
  if (!candidatura.enviada)
    return (
      <Section title={t('detail.sent')}>
        <p>{t('detail.notSent')}</p>
      </Section>
    );
  return (
    <Section title={t('detail.sent')}>
      <Flex component="ul" direction="column" gap="xs">
        {cv === null ? (
          <Text component="li" dim>
            {t('detail.noCv')}
          </Text>
        ) : (
          <File href={cv.url} icon={<IconFileCv size={20} stroke={1.75} aria-hidden />}>
            {t('detail.cv')}
          </File>
        )}
        {documentos.map(({ nombre, url, externo }) => (
          <File
            key={`${nombre} ${url}`}
            href={url}
            icon={
              externo ? (
                <IconExternalLink size={20} stroke={1.75} aria-hidden />
              ) : (
                <IconFile size={20} stroke={1.75} aria-hidden />
              )
            }
          >
            {nombre}
          </File>
        ))}
      </Flex>
      {documentos.length === 0 && presentacion === null && (
        <Text dim mt="xs">
          {t('detail.noDocuments')}
        </Text>
      )}
      {presentacion !== null && (
        <>
          <Title order={3} m="1rem 0 0.25rem">
            {t('detail.presentation')}
          </Title>
          <p className={classes.letter}>{presentacion}</p>
        </>
      )}
    </Section>
  );
}

function File({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  const t = useTexts('applications');
  return (
    <li className={classes.file}>
      {icon}
      <Anchor href={href} target="_blank" rel="noopener noreferrer" title={t('detail.newTab')}>
        {children}
      </Anchor>
    </li>
  );
}
