// Lets a static library exist before its first source does.
