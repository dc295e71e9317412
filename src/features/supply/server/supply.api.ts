import { readAssignee } from '#features/staff/assignee.rules.ts'
import { callerOf, implement } from '#server/api/implement.ts'
import * as contract from '../supply.contract.ts'
import { listSamples } from './samples/samples.service.ts'
import * as service from './supply.service.ts'

export const supplyApi = (settings: service.SupplySettings) => [
  implement(contract.uploadImport, (context, sent) =>
    service.receiveFile(context.sql, settings, sent, callerOf(context).accountId),
  ),
  implement(contract.listImports, (ctx, { assignedTo, ...page }) =>
    service.listImports(ctx.sql, { ...page, assignee: readAssignee(assignedTo, callerOf(ctx).accountId) }),
  ),
  implement(contract.importDetail, ({ sql }, { importId }) => service.readImport(sql, importId)),
  implement(contract.importLines, ({ sql }, input) => service.listLines(sql, input)),
  implement(contract.importSamples, ({ sql }, { importId }) => listSamples(sql, importId)),
  implement(contract.importReport, ({ sql }, { importId }) => service.exportReport(sql, importId)),
  implement(contract.importSources, ({ sql }) => service.listSources(sql)),
  implement(contract.changeImportColumns, ({ sql }, input) => service.launchReread(sql, settings, input)),
  implement(contract.applyImport, ({ sql }, { importId }) => service.launchApply(sql, settings, importId)),
  implement(contract.checkImports, ({ sql }, { importIds }) => service.markChecked(sql, importIds)),
  implement(contract.undoImport, ({ sql }, { importId }) => service.launchUndo(sql, settings, importId)),
]
