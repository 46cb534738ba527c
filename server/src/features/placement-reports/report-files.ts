import type { Language } from '@portal/contract/languages';
import type { ReportKind } from '@portal/contract/placement-reports';
import { fill } from '../../texts/fill.ts';
import { reportTexts } from './report-texts.ts';

/** Under which name a document of a placement is downloaded: it has the placement’s number, and nobody’s name. */
export function fileNameOf(kind: ReportKind | 'certificado', numero: string, language: Language): string {
  const { host, memoria, certificate } = reportTexts[language];
  const name =
    kind === 'memoria'
      ? memoria.fileName
      : kind === 'certificado'
        ? certificate.fileName
        : host.fileName[kind];
  return fill(name, { number: numero.replace('/', '-') }, language);
}
