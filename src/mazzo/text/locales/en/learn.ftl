# Learning a game by playing it.

learn-lessons = Lessons
learn-lesson = Lesson { $number }: { $title }
learn-number = Lesson { $number } of { $total }
learn-rules = All rules
learn-rules-next = Go on from here
learn-back = Back
learn-again = Once more
learn-next = Next
learn-right = Right!
learn-nudge = You could do that in a real game. For this lesson: { $wanted }
