import { create } from 'zustand'

/** Whether the visitor is being asked to register. The dialog itself is loaded when it is first `needed`. */
export const useRegisterPrompt = create<{ open: boolean; needed: boolean }>()(() => ({ open: false, needed: false }))

export const setRegisterPrompt = (open: boolean) =>
  useRegisterPrompt.setState((prompt) => ({ open, needed: prompt.needed || open }))
