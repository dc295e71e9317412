import type { z } from 'zod'
import { ActionButton, required } from '#features/staff/web/action-button.tsx'
import { StaffSection } from '#features/staff/web/staff-page.tsx'
import { callApi } from '#web/call.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { TableFrame, Td, Th } from '#web/ui/tables/table.tsx'
import type { Entered } from '#web/use-form.ts'
import { removeTaxRule, type StaffTaxRule, saveTaxRule, type staffTax } from '../../staff-tax.contract.ts'
import { customerKindName, readTaxRule, TaxRuleFields } from './tax-rule-fields.tsx'

export type TaxState = z.output<typeof staffTax.output>
export type TaxProps = { state: TaxState; editable: boolean }

const check = required({ name: 'Please enter a name, such as VAT', rate: 'Please enter a rate, such as 19' })

export const placeName = (countries: TaxState['countries'], code: string | null): string =>
  code === null ? 'All other countries' : (countries.find((one) => one.code === code)?.name ?? code)

export function TaxRules({ state, editable }: TaxProps) {
  const { rules, countries, version } = state
  const save = (rule: StaffTaxRule | undefined) => (entered: Entered) =>
    callApi(saveTaxRule, { version, ...(rule && { ruleId: rule.ruleId }), ...readTaxRule(entered) })
  return (
    <StaffSection
      title="Rules"
      aside={
        editable && (
          <ActionButton
            label="Add rule"
            size="sm"
            title="New tax rule"
            confirm="Save"
            done="Tax rule added"
            check={check}
            send={save(undefined)}
            fields={(problems) => <TaxRuleFields countries={countries} problems={problems} />}
          />
        )
      }
    >
      {rules.length === 0 ? (
        <p className="text-ink-2">No rules: orders have no tax, and tax is not shown.</p>
      ) : (
        <TableFrame caption="Tax rules" stacked>
          <thead>
            <tr>
              <Th>Country of delivery</Th>
              <Th>Customers</Th>
              <Th>Tax</Th>
              <Th>On the invoice</Th>
              {editable && <Th nameHidden>Change</Th>}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.ruleId}>
                <Td>{placeName(countries, rule.countryCode)}</Td>
                <Td label="Customers">{customerKindName[rule.customerKind]}</Td>
                <Td label="Tax" className="whitespace-nowrap">
                  {rule.name} <span className="font-mono">{rule.rate} %</span>{' '}
                  {rule.reverseCharge && <Badge>Reverse charge</Badge>}
                </Td>
                <Td label="On the invoice" className="text-sm text-ink-2">
                  {rule.note || '–'}
                </Td>
                {editable && (
                  <Td>
                    <RuleActions rule={rule} state={state} onSave={save(rule)} />
                  </Td>
                )}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      )}
    </StaffSection>
  )
}

type RuleActionsProps = { rule: StaffTaxRule; state: TaxState; onSave: (entered: Entered) => Promise<unknown> }

function RuleActions({ rule, state: { countries, version }, onSave }: RuleActionsProps) {
  return (
    <span className="flex gap-1.5">
      <ActionButton
        label="Change"
        size="sm"
        title={`Tax in ${placeName(countries, rule.countryCode)}`}
        confirm="Save"
        done="Tax rule saved"
        check={check}
        send={onSave}
        fields={(problems) => <TaxRuleFields rule={rule} countries={countries} problems={problems} />}
      />
      <ActionButton
        label="Remove"
        size="sm"
        title={`Remove the rule for ${placeName(countries, rule.countryCode)}?`}
        description="Orders that are placed keep their tax."
        done="Tax rule removed"
        send={() => callApi(removeTaxRule, { version, ruleId: rule.ruleId })}
      />
    </span>
  )
}
